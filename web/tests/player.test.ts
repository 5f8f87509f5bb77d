/** Guards the queue of animations: everything happens, in order, and nothing waits for a screen that nobody sees. */

import { expect, test } from "vitest";
import { type Clock, type Frame, Player } from "../src/lib/player";

class Watch implements Clock {
  time = 0;
  isSeen = true;
  now() {
    return this.time;
  }
  soon(then: () => void) {
    this.time += 10;
    queueMicrotask(then);
  }
  seen() {
    return this.isSeen;
  }
}

function frame(name: string, ms: number, log: string[]): Frame {
  return {
    ms,
    begin: () => log.push(`${name} begins`),
    during: () => log.push(name),
    end: () => log.push(`${name} ends`),
  };
}

test("frames follow one another, and each ends before the next begins", async () => {
  const log: string[] = [];
  const player = new Player(() => 1, new Watch());
  player.add([frame("a", 20, log), frame("b", 10, log)]);
  player.add([frame("c", 0, log)]);
  await player.rest();
  expect(log).toEqual(["a begins", "a", "a", "a ends", "b begins", "b", "b ends", "c begins", "c ends"]);
});

test("without motion only beginnings and ends happen, and no time passes", async () => {
  const log: string[] = [];
  const watch = new Watch();
  const player = new Player(() => 0, watch);
  player.add([frame("a", 500, log), frame("b", 500, log)]);
  await player.rest();
  expect(log).toEqual(["a begins", "a ends", "b begins", "b ends"]);
  expect(watch.time).toBe(0);
});

test("a frame may say in its beginning how long it lasts", async () => {
  const shares: number[] = [];
  const late: Frame = { ms: 0, during: (share) => shares.push(share) };
  late.begin = () => {
    late.ms = 20;
  };
  const player = new Player(() => 1, new Watch());
  player.add([late]);
  await player.rest();
  expect(shares).toEqual([0.5, 1]);
});

test("a frame ends as soon as it need not last any longer", async () => {
  const watch = new Watch();
  const player = new Player(() => 1, watch);
  let isRead = false;
  player.add([
    {
      ms: 5000,
      during: () => {
        isRead = watch.time >= 30;
      },
      done: () => isRead,
    },
  ]);
  await player.rest();
  expect(watch.time).toBe(30);
});

test("the pace stretches and shortens", async () => {
  const times = [0.5, 1, 2].map(async (pace) => {
    const watch = new Watch();
    const player = new Player(() => pace, watch);
    player.add([{ ms: 100, during: () => undefined }]);
    await player.rest();
    return watch.time;
  });
  expect(await Promise.all(times)).toEqual([50, 100, 200]);
});

test("a hidden window does not hold anything up", async () => {
  const watch = new Watch();
  watch.isSeen = false;
  const log: string[] = [];
  const player = new Player(() => 1, watch);
  player.add([frame("a", 500, log)]);
  await player.rest();
  expect(log).toEqual(["a begins", "a ends"]);
});

test("a long queue is hurried through, a very long one jumped over", async () => {
  const lasting = async (count: number) => {
    const watch = new Watch();
    const player = new Player(() => 1, watch);
    player.add(Array.from({ length: count }, () => ({ ms: 100 })));
    await player.rest();
    return watch.time / count;
  };
  expect(await lasting(20)).toBe(100);
  expect(await lasting(100)).toBeLessThan(75);
  expect(await lasting(900)).toBeLessThan(20);
});

test("what is to be read is not hurried by what waits, but left out where there is more to read", async () => {
  const reading = async (times: number) => {
    const watch = new Watch();
    const player = new Player(() => 1, watch);
    const read: number[] = [];
    const frames = Array.from({ length: times }, () => {
      let from = 0;
      const begin = () => {
        from = watch.time;
      };
      return { ms: 1000, isRead: true, begin, end: () => read.push(watch.time - from) };
    });
    player.add([...frames, { ms: 50_000 }]);
    await player.rest();
    return read;
  };
  expect(await reading(1)).toEqual([1000]);
  expect(await reading(3)).toEqual([0, 0, 1000]);
});

test("it is busy until it rests, and rest comes at once when nothing moves", async () => {
  const player = new Player(() => 1, new Watch());
  await player.rest();
  expect(player.busy).toBe(false);
  player.add([{ ms: 10 }]);
  expect(player.busy).toBe(true);
  await player.rest();
  expect(player.busy).toBe(false);
});
