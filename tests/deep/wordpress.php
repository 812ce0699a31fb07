<?php
/**
 * A small stand-in for what examples/wordpress/gifthearth.php calls of WordPress: the same functions, which
 * do and escape the same, as far as this plugin goes. Shortcodes are found and read as WordPress does
 * (wp-includes/shortcodes.php), so that hostile ones arrive as they would there.
 */

define( 'ABSPATH', '/' );

$site = array( 'options' => array(), 'hooks' => array(), 'shortcodes' => array(), 'can' => false, 'feed' => false, 'modules' => array(), 'settings' => array(), 'sections' => array(), 'fields' => array(), 'pages' => array(), 'errors' => array(), 'title' => '', 'uninstall' => null, 'blocks' => array(), 'scripts' => array() );

function add_action( $name, $callback ) { global $site; $site['hooks'][ $name ][] = $callback; }
function has_action( $name, $callback ) { global $site; return in_array( $callback, $site['hooks'][ $name ] ?? array(), true ) ? 10 : false; }
function do_action( $name ) { global $site; foreach ( $site['hooks'][ $name ] ?? array() as $callback ) { $callback(); } }
function register_uninstall_hook( $file, $callback ) { global $site; $site['uninstall'] = $callback; }
function __return_null() { return null; }
function __( $text ) { return $text; }
function esc_html__( $text ) { return esc_html( $text ); }
function current_user_can( $capability ) { global $site; return $site['can'] && 'manage_options' === $capability; }
function is_feed() { global $site; return $site['feed']; }

function wp_check_invalid_utf8( $text ) { return preg_match( '/^./us', $text ) ? $text : ''; }
function _wp_specialchars( $text ) {
	$text = wp_check_invalid_utf8( (string) $text );
	// Entities that are there already stay as they are.
	return htmlspecialchars( $text, ENT_QUOTES, 'UTF-8', false );
}
function esc_attr( $text ) { return _wp_specialchars( $text ); }
function esc_html( $text ) { return _wp_specialchars( $text ); }
function clean_url( $url, $protocols ) {
	$url = preg_replace( '|[^a-z0-9-~+_.?#=!&;,/:%@$\|*\'()\[\]\\x80-\\xff]|i', '', str_replace( ' ', '%20', ltrim( $url ) ) );
	$url = str_replace( array( '%0d', '%0a', '%0D', '%0A' ), '', $url );
	if ( '' === $url ) return '';
	if ( strpos( $url, ':' ) === false && ! in_array( $url[0], array( '/', '#', '?' ), true ) ) $url = 'http://' . $url;
	if ( '/' === $url[0] ) return $url;
	$scheme = strtolower( strtok( $url, ':' ) );
	return in_array( $scheme, $protocols, true ) ? $url : '';
}
function esc_url_raw( $url, $protocols = array( 'http', 'https', 'ftp', 'mailto' ) ) { return clean_url( $url, $protocols ); }
function esc_url( $url, $protocols = array( 'http', 'https', 'ftp', 'mailto' ) ) { return str_replace( array( '&', "'" ), array( '&#038;', '&#039;' ), clean_url( $url, $protocols ) ); }
function wp_strip_all_tags( $text ) { return trim( strip_tags( preg_replace( '@<(script|style)[^>]*?>.*?</\\1>@si', '', $text ) ) ); }
function sanitize_text_field( $text ) {
	$text = wp_strip_all_tags( wp_check_invalid_utf8( (string) $text ) );
	return trim( preg_replace( array( '/%[a-f0-9]{2}/i', '/[\r\n\t ]+/' ), array( '', ' ' ), $text ) );
}
function untrailingslashit( $text ) { return rtrim( $text, '/\\' ); }
function wp_json_encode( $value ) { return json_encode( $value ); }

function get_option( $name, $default = false ) { global $site; return $site['options'][ $name ] ?? $default; }
function update_option( $name, $value ) {
	global $site;
	$callback = $site['settings'][ $name ]['sanitize_callback'] ?? null;
	$site['options'][ $name ] = $callback ? $callback( $value ) : $value;
}
function delete_option( $name ) { global $site; unset( $site['options'][ $name ] ); }
function register_setting( $group, $name, $args ) { global $site; $site['settings'][ $name ] = $args; }
function add_settings_error( $setting, $code, $message ) { global $site; $site['errors'][] = $message; }
function add_settings_section( $id, $title, $callback, $page ) { global $site; $site['sections'][ $page ][] = $id; }
function add_settings_field( $id, $title, $callback, $page, $section, $args ) { global $site; $site['fields'][ $page ][ $section ][] = array( $title, $callback, $args ); }
function settings_fields( $group ) { echo '<input type="hidden" name="option_page" value="' . esc_attr( $group ) . '"><input type="hidden" name="_wpnonce" value="0123456789">'; }
function do_settings_sections( $page ) {
	global $site;
	foreach ( $site['sections'][ $page ] as $section ) {
		foreach ( $site['fields'][ $page ][ $section ] as list( $title, $callback, $args ) ) {
			echo '<div><label for="' . esc_attr( $args['label_for'] ) . '">' . $title . '</label>';
			$callback( $args );
			echo '</div>';
		}
	}
}
function register_block_type( $name, $args ) { global $site; $site['blocks'][ $name ] = $args; }
/** Renders a block as a post has it: what isn't of its attribute's type is dropped, as WordPress does. */
function render_block( $name, $given ) {
	global $site;
	$block = $site['blocks'][ $name ];
	$fits  = array_filter( $given, function ( $value, $key ) use ( $block ) { return isset( $block['attributes'][ $key ] ) && gettype( $value ) === $block['attributes'][ $key ]['type']; }, ARRAY_FILTER_USE_BOTH );
	return $block['render_callback']( $fits );
}
function get_block_wrapper_attributes() { return 'class="wp-block"'; }
function plugins_url( $path, $file ) { return 'https://blog.example/wp-content/plugins/' . basename( dirname( $file ) ) . '/' . $path; }
function admin_url( $path ) { return 'https://blog.example/wp-admin/' . $path; }
function wp_register_script( $handle, $src, $needs, $version, $in_footer ) { global $site; $site['scripts'][ $handle ] = array( 'src' => $src, 'needs' => $needs, 'before' => '' ); }
function wp_set_script_translations( $handle, $domain ) { global $site; return isset( $site['scripts'][ $handle ] ); }
function wp_add_inline_script( $handle, $code, $where ) { global $site; $site['scripts'][ $handle ][ $where ] .= $code; }
function submit_button() { echo '<button type="submit">Save Changes</button>'; }
function add_options_page( $title, $menu, $capability, $slug, $callback ) { global $site; $site['pages'][ $slug ] = array( $capability, $callback ); $site['title'] = $title; }
function get_admin_page_title() { global $site; return $site['title']; }

if ( empty( $old ) ) {
	function wp_enqueue_script_module( $id, $src, $deps = array(), $version = false ) { global $site; $site['modules'][ $id ] = null === $version ? $src : "$src?ver=6.5"; }
}
function wp_print_script_tag( $attributes ) {
	echo '<script';
	foreach ( $attributes as $name => $value ) echo ' ' . $name . '="' . esc_attr( $value ) . '"';
	echo '></script>';
}
function wp_footer() {
	global $site;
	foreach ( $site['modules'] as $id => $src ) wp_print_script_tag( array( 'type' => 'module', 'src' => $src, 'id' => "$id-js-module" ) );
	do_action( 'wp_footer' );
}

function add_shortcode( $name, $callback ) { global $site; $site['shortcodes'][ $name ] = $callback; }
function do_shortcode( $content ) {
	global $site;
	$names = implode( '|', array_map( 'preg_quote', array_keys( $site['shortcodes'] ) ) );
	// get_shortcode_regex()
	$pattern = '/\[(\[?)(' . $names . ')(?![\w-])([^\]\/]*(?:\/(?!\])[^\]\/]*)*?)(?:(\/)\]|\](?:([^\[]*+(?:\[(?!\/\2\])[^\[]*+)*+)\[\/\2\])?)(\]?)/';
	return preg_replace_callback(
		$pattern,
		function ( $m ) use ( $site ) {
			if ( '[' === $m[1] && ']' === $m[6] ) return substr( $m[0], 1, -1 );
			return $m[1] . $site['shortcodes'][ $m[2] ]( shortcode_parse_atts( $m[3] ), $m[5] ?? null, $m[2] ) . $m[6];
		},
		$content
	);
}
function shortcode_parse_atts( $text ) {
	$pattern = '/([\w-]+)\s*=\s*"([^"]*)"(?:\s|$)|([\w-]+)\s*=\s*\'([^\']*)\'(?:\s|$)|([\w-]+)\s*=\s*([^\s\'"]+)(?:\s|$)|"([^"]*)"(?:\s|$)|\'([^\']*)\'(?:\s|$)|(\S+)(?:\s|$)/';
	$text    = preg_replace( "/[\x{00a0}\x{200b}]+/u", ' ', $text );
	if ( ! preg_match_all( $pattern, $text, $matches, PREG_SET_ORDER ) ) return '' === ltrim( $text ) ? '' : ltrim( $text );
	$atts = array();
	foreach ( $matches as $m ) {
		if ( ! empty( $m[1] ) ) $atts[ strtolower( $m[1] ) ] = stripcslashes( $m[2] );
		elseif ( ! empty( $m[3] ) ) $atts[ strtolower( $m[3] ) ] = stripcslashes( $m[4] );
		elseif ( ! empty( $m[5] ) ) $atts[ strtolower( $m[5] ) ] = stripcslashes( $m[6] );
		elseif ( isset( $m[7] ) && strlen( $m[7] ) ) $atts[] = stripcslashes( $m[7] );
		elseif ( isset( $m[8] ) && strlen( $m[8] ) ) $atts[] = stripcslashes( $m[8] );
		elseif ( isset( $m[9] ) ) $atts[] = stripcslashes( $m[9] );
	}
	foreach ( $atts as &$value ) {
		// An unclosed tag is thrown away whole.
		if ( false !== strpos( $value, '<' ) && 1 !== preg_match( '/^[^<]*+(?:<[^>]*+>[^<]*+)*+$/', $value ) ) $value = '';
	}
	return $atts;
}
