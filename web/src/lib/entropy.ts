/** 32 random bytes in hexadecimal: what this browser adds to the dice, so that the server alone cannot choose them. */
export function entropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
