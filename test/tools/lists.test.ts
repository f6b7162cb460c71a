import { array, assert, asyncProperty, constantFrom, integer } from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Principal } from "../../src/auth/principal.ts";
import { operations } from "../../tools/index.ts";
import { answerOf, invoke } from "../support/invoke.ts";
import { ownedRecords } from "../support/owned-records.ts";
import { testServices, type TestServices } from "../support/test-services.ts";

let services: TestServices;

beforeAll(async () => {
  services = await testServices();
});
afterAll(() => services[Symbol.asyncDispose]());
beforeEach(() => services.clock.advance({ minutes: 2 }));

const page = z.object({
  items: z.array(z.looseObject({ created_at: z.string().optional() })),
  next_cursor: z.string().nullable(),
});

const lists = operations.filter(({ output }) => "next_cursor" in output.shape);
const named = lists.map((operation) => [operation.name, operation] as const);

describe.each(named)("%s", (name, operation) => {
  const idField = idOf(operation);
  const deletion = operations.find(({ http }) => http.method === "DELETE" && http.path.endsWith(`{${idField}}`));
  const isShared = name === "list_templates";

  const read = async (principal: Principal, input: object) => {
    services.clock.advance({ seconds: 1 });
    const { items, next_cursor } = page.parse(await answerOf(invoke(services, operation, principal, input)));
    return { ids: items.map((item) => String(item[idField])), items, next_cursor };
  };

  it("is answered with 25 at most unless more are asked for, newest first", async () => {
    const { principal } = await services.newAccount();
    const made: string[] = [];
    const many = isShared ? 0 : 27;
    for (let count = 0; count < many; count += 1) {
      made.unshift(String((await ownedRecords(services, principal))[idField]));
      services.clock.advance({ seconds: 1 });
    }
    const all = await read(principal, { limit: 100 });
    expect((await read(principal, {})).ids).toEqual(all.ids.slice(0, 25));
    expect(all.next_cursor).toBeNull();
    expect(isShared ? made : all.ids).toEqual(made);
    const dates = all.items.flatMap(({ created_at }) => created_at ?? []);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it.each([[0], [101], [-1], [1.5], ["ten"]])("refuses a limit of %s", async (limit) => {
    const { principal } = await services.newAccount();
    expect(await invoke(services, operation, principal, { limit })).toMatchObject({
      error: { code: "validation_error", details: { issues: [{ path: "limit" }] } },
    });
  });

  it("refuses a cursor that was made up, or that another list or owner was given", async () => {
    const [mine, theirs] = [await services.newAccount(), await services.newAccount()];
    const cursors = ["", "bogus", "AAAA", "💥"];
    for (const other of lists) {
      for (const { principal } of [mine, theirs]) {
        for (let count = 0; count < 2; count += 1) await ownedRecords(services, principal);
        const { next_cursor } = page.parse(await answerOf(invoke(services, other, principal, { limit: 1 })));
        const isItsOwn = other === operation && (principal === mine.principal || isShared);
        if (!isItsOwn) cursors.push(next_cursor ?? "none");
      }
      services.clock.advance({ minutes: 2 });
    }
    for (const cursor of cursors) {
      expect(await invoke(services, operation, mine.principal, { cursor })).toMatchObject({
        error: { code: "validation_error", details: { issues: [{ path: "cursor" }] } },
      });
    }
  });

  it("stays right while records come and go: nothing twice, nothing left out", async () => {
    const change = constantFrom("add", "delete shown", "delete ahead");
    await assert(
      asyncProperty(array(change, { maxLength: 8 }), integer({ min: 1, max: 3 }), async (changes, limit) => {
        const { principal } = await services.newAccount();
        for (let count = 0; count < 5; count += 1) await ownedRecords(services, principal);
        const expected = new Set((await read(principal, { limit: 100 })).ids);
        const seen: string[] = [];
        const ahead = (): string | undefined => [...expected].findLast((id) => !seen.includes(id));
        const remove = async (id: string | undefined): Promise<void> => {
          if (deletion === undefined || id === undefined) return;
          await answerOf(invoke(services, deletion, principal, { [idField]: id }));
          if (!seen.includes(id)) expected.delete(id);
        };
        const gone = new Set<string>();
        let cursor: string | null | undefined;
        while (cursor !== null) {
          const shown = await read(principal, { limit, ...(cursor === undefined ? {} : { cursor }) });
          seen.push(...shown.ids);
          cursor = shown.next_cursor;
          const [next] = changes.splice(0, 1);
          const last = seen.findLast((id) => !gone.has(id));
          if (next === "add") await ownedRecords(services, principal);
          if (next === "delete ahead") await remove(ahead());
          if (next === "delete shown") {
            await remove(last);
            if (last !== undefined) gone.add(last);
          }
          services.clock.advance({ minutes: 2 });
        }
        expect(seen).toEqual([...expected]);
      }),
      { numRuns: 12 },
    );
  });
});

/** The field that names a record of the list. */
function idOf({ output }: (typeof lists)[number]): string {
  const schema = z
    .object({ items: z.object({ items: z.object({ properties: z.record(z.string(), z.unknown()) }) }) })
    .parse(z.toJSONSchema(output).properties);
  const [first = ""] = Object.keys(schema.items.items.properties);
  expect(first).toMatch(/_id$/);
  return first;
}
