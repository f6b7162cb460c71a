declare module "swagger-ui-dist/swagger-ui-es-bundle.js" {
  interface Options {
    /** The OpenAPI document. */
    readonly url: string;
    readonly domNode: Element;
    /** `null`: no public validator is asked. */
    readonly validatorUrl: null;
    readonly deepLinking: boolean;
    readonly docExpansion: "list" | "full" | "none";
    /** Levels of the list of schemas that are open; -1 leaves it out. */
    readonly defaultModelsExpandDepth: number;
    readonly defaultModelRendering: "example" | "model";
    readonly displayRequestDuration: boolean;
  }
  export default function SwaggerUI(options: Options): unknown;
}
