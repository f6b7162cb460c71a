import { insertProject } from "../../src/presentations/projects.ts";
import { makeEngine } from "./paragraph-engine.ts";
import type { TestServices } from "./test-services.ts";

const source = "Revenue grew by 48% in 2024.\n\nThree offices opened.\n\nNothing else changed.";

const { slides, setting } = await makeEngine().generate(
  { aspectRatio: "4:5", plan: { content: source, format: "carousel", language: "Auto", useWebSearch: false } },
  new AbortController().signal,
  () => undefined,
);

/** Stores a finished deck of three slides without the way through a generation. */
export async function addProject(services: TestServices, userId: string, title = "A project"): Promise<string> {
  const id = services.ids.next("prj");
  await services.database.write((transaction) =>
    insertProject(transaction, services.clock, {
      id,
      userId,
      title,
      format: "carousel",
      aspectRatio: "4:5",
      templateFamily: "plain",
      language: "en",
      planner: "offline",
      slides,
      origin: { source, setting },
    }),
  );
  return id;
}
