/** Where our WordPress plugin can be downloaded, with blocks and shortcodes, as WordPress takes it. */
export const WORDPRESS_PLUGIN = "/embed/gifthearth-wordpress.zip";
