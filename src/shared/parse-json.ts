/** Parses JSON this program wrote itself. Throws for anything but an object. */
export function parseJsonObject(text: string): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Error("stored JSON is no object");
  return { ...value };
}

/** Parses JSON this program wrote itself. Throws for anything but an array. */
export function parseJsonArray(text: string): readonly unknown[] {
  const value: unknown = JSON.parse(text);
  if (!Array.isArray(value)) throw new Error("stored JSON is no array");
  return value;
}
