import { expect, it } from "vitest";
import { deleteProject } from "../../tools/delete-project.ts";
import { duplicateProject } from "../../tools/duplicate-project.ts";
import { getProject } from "../../tools/get-project.ts";
import { addProject } from "../support/add-project.ts";
import { answerOf, invoke } from "../support/invoke.ts";
import { testServices } from "../support/test-services.ts";

it("copies everything into a draft of its own", async () => {
  await using services = await testServices();
  const { principal, userId } = await services.newAccount();
  const project_id = await addProject(services, userId, "Original");
  await services.database.write((transaction) =>
    transaction.updateTable("projects").set({ status: "published" }).where("id", "=", project_id).execute(),
  );
  services.clock.advance({ minutes: 5 });
  const copy = duplicateProject.output.parse(
    await answerOf(invoke(services, duplicateProject, principal, { project_id })),
  );
  expect(copy).toMatchObject({ title: "Original", status: "draft", slide_count: 3, template_family: "plain" });
  expect(copy.created_at).toBe("2026-11-20T09:35:00.000Z");
  expect(copy.project_id).not.toBe(project_id);
  expect(copy.editor_url).toContain(copy.project_id);

  const read = async (id: string) =>
    getProject.output.parse(
      await answerOf(invoke(services, getProject, principal, { project_id: id, include: "content" })),
    );
  const [original, copied] = [await read(project_id), await read(copy.project_id)];
  expect(copied.content).toEqual(original.content);
  expect(original.status).toBe("published");

  await invoke(services, deleteProject, principal, { project_id });
  expect((await read(copy.project_id)).content).toEqual(original.content);
});
