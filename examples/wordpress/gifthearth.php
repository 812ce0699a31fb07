<?php
/**
 * Plugin Name: GiftHearth
 * Description: GiftHearth's gift finder and impact scoreboard as blocks, and as the shortcodes [gift_finder] and [impact_scoreboard].
 * Version: 0.2.0
 * Requires at least: 5.9
 * Requires PHP: 7.4
 * Text Domain: gifthearth
 *
 * Install: upload the folder as a zip under Plugins, activate it, and name your GiftHearth under Settings, GiftHearth.
 * Use: the blocks Gift finder and Impact scoreboard, or [gift_finder interests="Reading, Cooking" budget="20-60"]
 * in a paragraph or a shortcode block. This file alone has the shortcodes, without the blocks.
 */

namespace GiftHearth;

defined( 'ABSPATH' ) || exit;

/** As above: it tells browsers of a new script of the editor's. */
const VERSION = '0.2.0';

/** Where both settings are kept: server and partner. */
const OPTION = 'gifthearth';

/** What both widgets can be told; each is an attribute of the shortcode and of the element. */
const COMMON = array( 'server', 'partner', 'country', 'locale', 'theme', 'accent', 'density', 'heading-level', 'compact', 'labels' );

/** By shortcode. */
const WIDGETS = array(
	'gift_finder'       => array(
		'element'    => 'gift-finder',
		'attributes' => array( 'relation', 'age', 'occasion', 'interests', 'budget', 'links', 'event-text' ),
		'path'       => '/gift-finder',
		'height'     => 'max(43.875 * var(--gh-em), min(84.0625 * var(--gh-em) - 80cqi, 183.75 * var(--gh-em) - 400cqi))',
		'compact'    => 'max(38.5625 * var(--gh-em), min(74.6875 * var(--gh-em) - 75cqi, 178.125 * var(--gh-em) - 400cqi))',
	),
	'impact_scoreboard' => array(
		'element'    => 'impact-scoreboard',
		'attributes' => array( 'charity' ),
		'path'       => '/impact',
		'height'     => 'max(24.0625 * var(--gh-em), min(35 * var(--gh-em) - 25cqi, 159.75 * var(--gh-em) - 400cqi))',
		'compact'    => 'max(3.0625 * var(--gh-em), min(6.125 * var(--gh-em) - 0cqi, 59.875 * var(--gh-em) - 200cqi))',
	),
);

/** Attributes that are there or not. */
const FLAGS = array( 'compact', 'event-text' );

add_action( 'init', __NAMESPACE__ . '\register_shortcodes' );
add_action( 'init', __NAMESPACE__ . '\register_blocks' );
add_action( 'admin_init', __NAMESPACE__ . '\register_settings' );
add_action( 'admin_menu', __NAMESPACE__ . '\add_settings_page' );
register_uninstall_hook( __FILE__, __NAMESPACE__ . '\uninstall' );

function register_shortcodes() {
	foreach ( array_keys( WIDGETS ) as $shortcode ) {
		add_shortcode( $shortcode, __NAMESPACE__ . '\render' );
	}
}

/**
 * The element, with a link inside that stays if the script can't be had.
 *
 * @param array|string $given      The shortcode's attributes; an empty text when there are none.
 * @param string       $content    What stands between the shortcode's tags: words for the link.
 * @param string       $shortcode  Its name.
 * @return string HTML
 */
function render( $given, $content, $shortcode ) {
	$settings = settings();
	// The script comes from the address that an administrator named, whatever an author writes.
	if ( '' === $settings['server'] ) {
		return current_user_can( 'manage_options' )
			? '<p>' . esc_html__( 'GiftHearth: name its address under Settings, GiftHearth. Only you see this.', 'gifthearth' ) . '</p>'
			: '';
	}
	$widget     = WIDGETS[ $shortcode ];
	$attributes = attributes( is_array( $given ) ? $given : array(), $widget['attributes'] );
	$server     = isset( $attributes['server'] ) ? $attributes['server'] : $settings['server'];
	$words      = trim( wp_strip_all_tags( (string) $content ) );
	if ( ! isset( $attributes['partner'] ) && '' !== $settings['partner'] ) {
		$attributes['partner'] = $settings['partner'];
	}
	// Who takes the link comes from the partner's page, too.
	$query = 'gift_finder' === $shortcode && isset( $attributes['partner'] ) ? '?partner=' . rawurlencode( $attributes['partner'] ) : '';
	$link  = sprintf( '<a href="%s">%s</a>', esc_url( $server . $widget['path'] . $query ), esc_html( '' === $words ? link_text( $shortcode ) : $words ) );
	if ( is_feed() ) {
		return $link;
	}
	enqueue_script( $settings['server'] );

	$html = '';
	foreach ( $attributes as $name => $value ) {
		$html .= '' === $value ? " $name" : sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	return sprintf(
		'<%1$s%2$s style="display: flow-root; width: 100%%; min-width: 0; container-type: inline-size; contain-intrinsic-inline-size: min(300px, 80vw); --gh-em: max(16px, var(--gh-font-size, 16px)); --gh-room: %3$s"><span style="float: left; height: var(--gh-room)"></span>%4$s</%1$s>',
		$widget['element'],
		$html,
		esc_attr( $widget[ isset( $attributes['compact'] ) ? 'compact' : 'height' ] ),
		$link
	);
}

/**
 * What the element is told of what the shortcode was; what means nothing is left out.
 *
 * @param array    $given  A name without a value has a number for a key.
 * @param string[] $own    What this widget takes beside what both take.
 * @return string[] by the element's attributes; a flag's value is empty
 */
function attributes( $given, $own ) {
	$attributes = array();
	foreach ( $given as $key => $value ) {
		$name = strtolower( str_replace( '_', '-', is_int( $key ) ? $value : $key ) );
		if ( ! in_array( $name, COMMON, true ) && ! in_array( $name, $own, true ) ) {
			continue;
		}
		if ( in_array( $name, FLAGS, true ) ) {
			if ( is_int( $key ) || ! in_array( strtolower( trim( $value ) ), array( 'false', 'no', '0' ), true ) ) {
				$attributes[ $name ] = '';
			}
			continue;
		}
		if ( is_int( $key ) ) {
			continue;
		}
		$value = clean( $name, (string) $value );
		if ( '' !== $value ) {
			$attributes[ $name ] = $value;
		}
	}
	return $attributes;
}

/** A value as it may be kept and shown; empty when it means nothing. */
function clean( $name, $value ) {
	if ( 'server' === $name ) {
		return clean_server( $value );
	}
	if ( 'labels' === $name ) {
		// A shortcode's quotes and brackets are written as entities.
		$labels = json_decode( wp_check_invalid_utf8( html_entity_decode( $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ), true );
		return is_array( $labels ) ? (string) wp_json_encode( (object) array_filter( $labels, 'is_string' ) ) : '';
	}
	return sanitize_text_field( $value );
}

/** An address that paths can be put behind, without a slash at its end. */
function clean_server( $value ) {
	$address = untrailingslashit( esc_url_raw( trim( $value ), array( 'http', 'https' ) ) );
	return preg_match( '#^https?://[^/?\#]+#i', $address ) ? preg_replace( '/[?#].*$/', '', $address ) : '';
}

function link_text( $shortcode ) {
	return 'gift_finder' === $shortcode
		? __( 'Find a gift with GiftHearth', 'gifthearth' )
		: __( 'See what GiftHearth has given', 'gifthearth' );
}

/** The blocks, whose options are those of the shortcodes; each is kept as its comment, and rendered as they are. */
function register_blocks() {
	if ( ! file_exists( __DIR__ . '/editor.js' ) || ! function_exists( 'register_block_type' ) ) {
		return;
	}
	wp_register_script(
		'gifthearth-editor',
		plugins_url( 'editor.js', __FILE__ ),
		array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-i18n' ),
		VERSION,
		true
	);
	wp_set_script_translations( 'gifthearth-editor', 'gifthearth' );
	add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\tell_editor' );
	foreach ( WIDGETS as $shortcode => $widget ) {
		register_block_type(
			'gifthearth/' . $widget['element'],
			array(
				'api_version'     => 2,
				'title'           => titles()[ $shortcode ],
				'category'        => 'widgets',
				'icon'            => 'gift_finder' === $shortcode ? 'search' : 'heart',
				'attributes'      => block_attributes( $widget ),
				'supports'        => array(
					'align' => array( 'wide', 'full' ),
					'html'  => false,
				),
				'editor_script'   => 'gifthearth-editor',
				'render_callback' => function ( $given ) use ( $shortcode ) {
					return render_block( $given, $shortcode );
				},
			)
		);
	}
}

/** @return array Types by the names that a block keeps its options under: those of the elements' attributes. */
function block_attributes( $widget ) {
	$types = array();
	foreach ( array_merge( COMMON, $widget['attributes'] ) as $name ) {
		$types[ $name ] = array( 'type' => in_array( $name, FLAGS, true ) ? 'boolean' : 'string' );
	}
	return $types;
}

/**
 * What a shortcode with these options is.
 *
 * @param array  $given      The block's attributes, as a post has them.
 * @param string $shortcode  Its name.
 * @return string HTML
 */
function render_block( $given, $shortcode ) {
	$options = array();
	foreach ( $given as $name => $value ) {
		if ( is_bool( $value ) ) {
			$options[ $name ] = $value ? 'true' : 'false';
		} elseif ( is_string( $value ) ) {
			$options[ $name ] = $value;
		}
	}
	$html = render( $options, '', $shortcode );
	return '' === $html || is_feed() ? $html : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $html );
}

/** What the editor's script needs to know, just before it. */
function tell_editor() {
	$widgets = array();
	foreach ( WIDGETS as $shortcode => $widget ) {
		$fields = array();
		foreach ( array_merge( $widget['attributes'], COMMON ) as $name ) {
			list( $group, $label, $choices ) = fields()[ $name ];
			$fields[] = array(
				'name'    => $name,
				'group'   => $group,
				'label'   => $label,
				'choices' => $choices,
				'isFlag'  => in_array( $name, FLAGS, true ),
			);
		}
		$widgets[ $widget['element'] ] = array(
			'title'  => titles()[ $shortcode ],
			'link'   => link_text( $shortcode ),
			'path'   => $widget['path'],
			'fields' => $fields,
		);
	}
	$told = array(
		'server'   => settings()['server'],
		'settings' => current_user_can( 'manage_options' ) ? admin_url( 'options-general.php?page=gifthearth' ) : '',
		'groups'   => array(
			'form'    => __( 'What the form starts with', 'gifthearth' ),
			'looks'   => __( 'Looks', 'gifthearth' ),
			'readers' => __( 'Your readers, and you', 'gifthearth' ),
		),
		'widgets'  => $widgets,
	);
	// JSON's slashes are escaped, so that no text in it ends the script.
	wp_add_inline_script( 'gifthearth-editor', 'var gifthearthEditor = ' . wp_json_encode( $told ) . ';', 'before' );
}

/** @return array by attribute: group, label, and the values to choose from, where they are few */
function fields() {
	return array(
		'relation'      => array( 'form', __( 'Who it is for, such as mother', 'gifthearth' ), array() ),
		'age'           => array( 'form', __( 'Their age', 'gifthearth' ), array() ),
		'occasion'      => array( 'form', __( 'Occasion, such as Birthday', 'gifthearth' ), array() ),
		'interests'     => array( 'form', __( 'Interests, separated by commas', 'gifthearth' ), array() ),
		'budget'        => array( 'form', __( 'Budget, such as 20-60', 'gifthearth' ), array() ),
		'links'         => array( 'readers', __( 'An idea leads to', 'gifthearth' ), array( 'shop', 'site' ) ),
		'event-text'    => array( 'readers', __( 'Events carry what was searched for', 'gifthearth' ), array() ),
		'charity'       => array( 'readers', __( 'Id of a charity', 'gifthearth' ), array() ),
		'server'        => array( 'readers', __( 'Another address than the settings have', 'gifthearth' ), array() ),
		'partner'       => array( 'readers', __( 'Another partner id than the settings have', 'gifthearth' ), array() ),
		'country'       => array( 'readers', __( 'Country, such as DE', 'gifthearth' ), array() ),
		'locale'        => array( 'readers', __( 'Language', 'gifthearth' ), array( 'en', 'nl', 'fr', 'es', 'de', 'it' ) ),
		'theme'         => array( 'looks', __( 'Colours', 'gifthearth' ), array( 'light', 'dark', 'auto' ) ),
		'accent'        => array( 'looks', __( 'Accent, any CSS colour', 'gifthearth' ), array() ),
		'density'       => array( 'looks', __( 'Density', 'gifthearth' ), array( 'comfortable', 'compact' ) ),
		'heading-level' => array( 'looks', __( 'Heading level', 'gifthearth' ), array( '1', '2', '3', '4', '5', '6' ) ),
		'compact'       => array( 'looks', __( 'Less of it', 'gifthearth' ), array() ),
		'labels'        => array( 'looks', __( 'Words of your own, as JSON', 'gifthearth' ), array() ),
	);
}

/** @return string[] by shortcode */
function titles() {
	return array(
		'gift_finder'       => __( 'Gift finder', 'gifthearth' ),
		'impact_scoreboard' => __( 'Impact scoreboard', 'gifthearth' ),
	);
}

/** The one script of all widgets of a page: once, and only where one stands. */
function enqueue_script( $server ) {
	$address = $server . '/embed/v1/embed.js';
	if ( function_exists( 'wp_enqueue_script_module' ) ) {
		// No version: the address is the newest one always.
		wp_enqueue_script_module( 'gifthearth', $address, array(), null );
		return;
	}
	if ( ! has_action( 'wp_footer', __NAMESPACE__ . '\print_script' ) ) {
		add_action( 'wp_footer', __NAMESPACE__ . '\print_script' );
	}
}

/** Before WordPress 6.5, which knows no modules. */
function print_script() {
	wp_print_script_tag(
		array(
			'type' => 'module',
			'src'  => esc_url_raw( settings()['server'] . '/embed/v1/embed.js' ),
			'id'   => 'gifthearth-js',
		)
	);
}

/** @return string[] server and partner, both of them looked through; empty when not set */
function settings() {
	$kept = get_option( OPTION, array() );
	return sanitize_settings( is_array( $kept ) ? $kept : array() );
}

function sanitize_settings( $given ) {
	$given = is_array( $given ) ? $given : array();
	$text  = function ( $name ) use ( $given ) {
		return isset( $given[ $name ] ) && is_string( $given[ $name ] ) ? $given[ $name ] : '';
	};
	return array(
		'server'  => clean_server( $text( 'server' ) ),
		'partner' => substr( sanitize_text_field( $text( 'partner' ) ), 0, 64 ),
	);
}

/** What a form sent; says so when its address is none. */
function sanitize_form( $given ) {
	$settings = sanitize_settings( $given );
	if ( '' === $settings['server'] && ! empty( $given['server'] ) ) {
		add_settings_error(
			OPTION,
			'server',
			__( 'That is no address. Write it in full, such as https://gifts.example.org.', 'gifthearth' )
		);
	}
	return $settings;
}

function register_settings() {
	register_setting(
		OPTION,
		OPTION,
		array(
			'type'              => 'array',
			'sanitize_callback' => __NAMESPACE__ . '\sanitize_form',
			'default'           => array(),
		)
	);
	add_settings_section( 'gifthearth', '', '__return_null', OPTION );
	$fields = array(
		'server'  => array( __( 'Address of GiftHearth', 'gifthearth' ), __( 'The widgets’ script comes from there, such as https://gifts.example.org.', 'gifthearth' ) ),
		'partner' => array( __( 'Partner id', 'gifthearth' ), __( 'From the page /partners there; without one nothing is counted for you.', 'gifthearth' ) ),
	);
	foreach ( $fields as $name => list( $label, $hint ) ) {
		add_settings_field(
			"gifthearth-$name",
			$label,
			__NAMESPACE__ . '\print_field',
			OPTION,
			'gifthearth',
			array(
				'label_for' => "gifthearth-$name",
				'name'      => $name,
				'hint'      => $hint,
			)
		);
	}
}

function print_field( $field ) {
	printf(
		'<input class="regular-text" type="%1$s" id="%2$s" name="%3$s" value="%4$s" aria-describedby="%2$s-hint"><p class="description" id="%2$s-hint">%5$s</p>',
		'server' === $field['name'] ? 'url' : 'text',
		esc_attr( $field['label_for'] ),
		esc_attr( OPTION . '[' . $field['name'] . ']' ),
		esc_attr( settings()[ $field['name'] ] ),
		esc_html( $field['hint'] )
	);
}

function add_settings_page() {
	add_options_page( 'GiftHearth', 'GiftHearth', 'manage_options', 'gifthearth', __NAMESPACE__ . '\print_settings_page' );
}

function print_settings_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1><form action="options.php" method="post">';
	settings_fields( OPTION );
	do_settings_sections( OPTION );
	submit_button();
	echo '</form></div>';
}

function uninstall() {
	delete_option( OPTION );
}
