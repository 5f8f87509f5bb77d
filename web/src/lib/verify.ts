/**
 * Proves without the server that nobody chose the dice: every outcome of a record is what the secret, promised before
 * the match, and the entropy of all browsers give. The scheme is that of `chequered.match.chance`.
 */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";

/** As much of a record file (`docs/record.schema.json`) as matters here. */
export interface ChanceRecord {
  chance: { commitment: string; entropy: string[]; secret: string };
  steps: { number: number; entries: { seat: number; token: string; weights?: number[] }[] }[];
}

export type Finding =
  | { holds: true; count: number }
  | { holds: false; why: "secret" }
  | { holds: false; why: "outcome"; number: number };

/** `tokens` are those of the outcomes of chance, by number. */
export function verify(record: ChanceRecord, tokens: readonly string[]): Finding {
  const secret = hexToBytes(record.chance.secret);
  if (!secret.length || bytesToHex(sha256(secret)) !== record.chance.commitment) return { holds: false, why: "secret" };
  const entropy = joint(record.chance.entropy.map(hexToBytes));
  const outcomes = record.steps.flatMap(({ entries }) => entries).filter(({ seat }) => seat < 0);
  for (const [number, { token, weights = [] }] of outcomes.entries()) {
    if (tokens[draw(secret, entropy, number, weights)] !== token) return { holds: false, why: "outcome", number };
  }
  return { holds: true, count: outcomes.length };
}

/** Each contribution counts with its length, so that none can blur another. */
function joint(parts: readonly Uint8Array[]): Uint8Array {
  return sha256(concatBytes(...parts.flatMap((part) => [bigEndian(BigInt(part.length), 4), part])));
}

const WORDS = 1n << 64n;

/** The outcome with this number, or -1 if the weights allow none. Words that would favour an outcome are rejected. */
function draw(secret: Uint8Array, entropy: Uint8Array, number: number, weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total <= 0n) return -1;
  const limit = WORDS - (WORDS % total);
  for (let attempt = 0; ; attempt += 1) {
    const message = concatBytes(entropy, bigEndian(BigInt(number), 8), bigEndian(BigInt(attempt), 4));
    const word = BigInt(`0x${bytesToHex(hmac(sha256, secret, message).subarray(0, 8))}`);
    if (word < limit) return chosen(word % total, weights);
  }
}

function chosen(left: bigint, weights: readonly number[]): number {
  let passed = 0n;
  return weights.findIndex((weight) => {
    passed += BigInt(weight);
    return left < passed;
  });
}

function bigEndian(value: bigint, bytes: number): Uint8Array {
  return hexToBytes(value.toString(16).padStart(2 * bytes, "0"));
}
