/** Names in one string, as HTML compares them: without regard to letter case. The value is the spelling that counts. */
export function nameSet(...lists: readonly string[]): ReadonlyMap<string, string> {
  const names = lists.flatMap((list) => list.trim().split(/\s+/));
  return new Map(names.map((name) => [name.toLowerCase(), name]));
}
