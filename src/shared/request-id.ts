/** Names one call in answers and logs. */
export function newRequestId(): string {
  return `req_${globalThis.crypto.randomUUID().replaceAll("-", "")}`;
}
