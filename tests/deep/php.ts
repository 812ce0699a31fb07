import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getPHPLoaderModule } from "@php-wasm/node-8-3";
import { loadPHPRuntime, PHP } from "@php-wasm/universal";

/** What `npm run build` makes of the plugin, as it is uploaded. */
const PLUGIN = join(import.meta.dirname, "../../packages/widgets/dist/embed/gifthearth-wordpress.zip");
const WORDPRESS = join(import.meta.dirname, "wordpress.php");

/** A WordPress with our plugin, as far as the plugin goes. */
export interface WordPress {
  /**
   * Runs PHP after WordPress and the plugin have started, `$site` being what the stand-in keeps.
   * @param given is there as `$given`
   * @returns what it printed
   * @throws {Error} with PHP's words when it fails or warns
   */
  run(code: string, given?: unknown): Promise<string>;
  discard(): void;
}

/** @param old as it was before 6.5, which brought script modules */
export async function startWordPress({ old = false } = {}): Promise<WordPress> {
  const php = new PHP(await loadPHPRuntime(await getPHPLoaderModule()));
  php.mkdir("/site");
  php.writeFile("/site/wordpress.php", await readFile(WORDPRESS));
  php.writeFile("/site/plugin.zip", await readFile(PLUGIN));
  const { text } = await php.run({
    code: "<?php $zip = new ZipArchive(); echo json_encode( array( $zip->open( '/site/plugin.zip', ZipArchive::CHECKCONS ), $zip->extractTo( '/site' ) ) );",
  });
  if (text !== "[true,true]") throw new Error(`PHP can't unpack the plugin: ${text}`);
  return {
    async run(code, given) {
      php.writeFile("/site/given.json", JSON.stringify(given ?? null));
      php.writeFile(
        "/site/run.php",
        `<?php
        error_reporting( E_ALL );
        ini_set( 'display_errors', 'stderr' );
        set_error_handler( function ( $level, $text, $file, $line ) { throw new ErrorException( $text, 0, $level, $file, $line ); } );
        $old = ${old};
        require '/site/wordpress.php';
        require '/site/gifthearth/gifthearth.php';
        $given = json_decode( file_get_contents( '/site/given.json' ), true );
        do_action( 'init' );
        do_action( 'admin_init' );
        do_action( 'admin_menu' );
        ${code}`,
      );
      const { text, errors, exitCode } = await php.run({ scriptPath: "/site/run.php" });
      if (exitCode !== 0 || errors) throw new Error(`PHP ended with ${exitCode}: ${errors}`);
      return text;
    },
    discard: () => php.exit(),
  };
}
