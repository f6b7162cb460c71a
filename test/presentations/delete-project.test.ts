import { expect, it } from "vitest";
import { createPresentation } from "../../tools/create-presentation.ts";
import { deleteProject } from "../../tools/delete-project.ts";
import { getJob } from "../../tools/get-job.ts";
import { getProject } from "../../tools/get-project.ts";
import { answerOf, invoke } from "../support/invoke.ts";
import { testServices } from "../support/test-services.ts";

it("deletes a project once, with slides and source; its job stays readable", async () => {
  await using services = await testServices();
  const { principal } = await services.newAccount();
  const { project_id, job_id } = createPresentation.output.parse(
    await answerOf(invoke(services, createPresentation, principal, { content: "Private words." })),
  );
  expect(await answerOf(invoke(services, deleteProject, principal, { project_id }))).toEqual({
    id: project_id,
    deleted: true,
  });
  for (const table of ["projects", "slides", "deck_origins"] as const) {
    expect(await services.database.read.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  for (const operation of [deleteProject, getProject]) {
    expect(await invoke(services, operation, principal, { project_id })).toMatchObject({
      ok: false,
      error: { code: "not_found" },
    });
  }
  expect(await answerOf(invoke(services, getJob, principal, { job_id }))).toMatchObject({
    status: "succeeded",
    project_id,
  });
});
