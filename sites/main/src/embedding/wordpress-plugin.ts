/** Where our WordPress plugin can be downloaded, of which shortcodes are a part. */
export const WORDPRESS_PLUGIN = "/examples/wordpress/gifthearth.php";
