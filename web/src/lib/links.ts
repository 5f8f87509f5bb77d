/** What can be told from a link alone. */

/** Whether the link begins with a machine's own name for itself, and so leads nobody else there. */
export function isLoopback(link: string): boolean {
  const { hostname } = new URL(link);
  return /^(127(\.\d+){3}|(.+\.)?localhost|\[::1\]|0\.0\.0\.0)$/.test(hostname);
}
