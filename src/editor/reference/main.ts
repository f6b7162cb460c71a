import SwaggerUI from "swagger-ui-dist/swagger-ui-es-bundle.js";
import "swagger-ui-dist/swagger-ui.css";
import "./reference.css";

const domNode = document.getElementById("reference");
if (domNode === null) throw new Error("index.html has no element with the id reference");

const dark = matchMedia("(prefers-color-scheme: dark)");
const followScheme = (): void => void document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", followScheme);
followScheme();

SwaggerUI({
  url: "/api-v1/openapi.json",
  domNode,
  validatorUrl: null,
  deepLinking: true,
  docExpansion: "list",
  defaultModelsExpandDepth: -1,
  defaultModelRendering: "example",
  displayRequestDuration: true,
});
