import { render } from "preact";
import { createApiClient } from "./api/api-client.ts";
import { App } from "./app.tsx";
import { declareFonts } from "./slides/slide-fonts.ts";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/notice.css";
import "./styles/projects.css";
import "./styles/deck.css";
import "./styles/slide-list.css";
import "./styles/presentation.css";

const root = document.getElementById("app");
if (root === null) throw new Error("index.html has no element with the id app");
declareFonts(["Inter"]);
render(<App api={createApiClient()} location={window.location} />, root);
