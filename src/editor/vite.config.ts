import { defineConfig } from "vite";

/**
 * The browser app: one page for `/` and `/editor/{project_id}`, another for `/docs`; their hashed assets are served under
 * `/editor/assets/`.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: "/editor/",
  publicDir: false,
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    rolldownOptions: {
      input: ["index.html", "reference/index.html"].map((page) => `${import.meta.dirname}/${page}`),
    },
    outDir: "../../dist/editor",
    emptyOutDir: true,
    target: "es2022",
    // The content security policy knows no data: fonts or scripts, and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The viewer of the API reference comes as one piece.
    chunkSizeWarningLimit: 2_000,
    license: { fileName: "licences.md" },
  },
});
