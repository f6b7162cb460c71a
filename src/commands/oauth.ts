import { Command } from "commander";
import { dataOption, openSettings, printLine, type DataOptions } from "./local-app.ts";

/** `oauth rotate-keys`: the keys that connected apps' tokens are signed with. */
export function oauthCommand(): Command {
  const oauth = new Command("oauth").description("the sign-in of connected apps");
  oauth
    .command("rotate-keys")
    .description("sign tokens with a fresh key from now on; a server that runs takes it up by itself")
    .addOption(dataOption())
    .addHelpText("after", "\nExample:\n  $ slidewright oauth rotate-keys")
    .action(async (options: DataOptions) => {
      const { createSigningKeys } = await import("../auth/oauth/signing-keys.ts");
      const { dataDir } = openSettings(options);
      const kid = await createSigningKeys(dataDir).rotate();
      printLine(`${kid} signs from now on; run this twice, ten minutes apart, to end every older token`);
    });
  return oauth;
}
