/**
 * What a widget's Preact never does, in the words of its minified build: [what, the text, what stands for it].
 * The rest of each branch then goes as dead code. Preact has no switch for any of it, and it is a third of
 * Preact.
 */
const NEVER = [
  ["class components", "C=(s=V.prototype)&&s.render", "C=!1"],
  [
    "error boundaries, which are class components",
    "for(var i,o,e;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((e=(o=i.constructor)&&o.getDerivedStateFromError)&&i.setState(o.getDerivedStateFromError(n)),i.componentDidCatch&&(i.componentDidCatch(n,u||{}),e=1),e&&8&i.__g)return void(i.__g|=2)}catch(t){n=t}}",
    "",
  ],
  ["error boundaries, which are class components", "2&d.__g&&(d.__g|=1)", "0"],
  ["error boundaries, which are class components", ",1&d.__g&&(d.__g&=-4)", ""],
  [
    "class components",
    "x.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),L(this))},",
    "",
  ],
  ["class components", "d.componentWillUpdate&&d.componentWillUpdate(M,d.__s,L),", ""],
  ["portals", "M.__P&&(s=l,", "!1&&(s=l,"],
  ["portals", "M.__P&&(r.__e=null", "!1&&(r.__e=null"],
  ["portals", "u&&!t.props.__P", "u"],
  ["portals", '"function"!=typeof n.type||n.props.__P?', '"function"!=typeof n.type?'],
  ["portals", "&&n.__c&&!n.props.__P)", "&&n.__c)"],
  ["portals", "if(n.props.__P)return t;", ""],
  ["consumers of contexts", "j=(s=V.contextType)&&i[s.__c],L=s?j?j.props.value:s.__:i", "L=i"],
  ["consumers of contexts", "j&&j.sub(d),", ""],
  [
    "streamed markup",
    "for(t&&!t.parentNode&&(t=S(n))&&!t.parentNode&&(t=null),o=n.__e,e=t;e&&8==e.nodeType;)e=e.nextSibling;for(o!=e&&",
    "t&&!t.parentNode&&(t=S(n))&&!t.parentNode&&(t=null),o=n.__e;o!=t&&",
  ],
  [
    "streamed markup",
    ',t=o;(t=t&&t.nextSibling)&&8==t.nodeType&&!t.data.startsWith("$s"););return t}',
    ";return o.nextSibling}",
  ],
  ["resuming", "128&u.__u&&(", "!1&&("],
  ["resuming", "r.__u&=-161,", ""],
  ["suspending", "r.__v=null,c||o)if(", "r.__v=null,!1)if("],
  ["suspending", "t&&t.then||D(r)", "D(r)"],
  ["suspending", "!u&&(i=t.__c)&&(i=i.__z)&&(f=B(i,o=[]))&&(i==t.__e&&o.some(g),g(f),g(i)),", ""],
  ["taking over what is there", "32&u.__u?[i]:null,f,i||S(u),32&u.__u,o)", "null,f,i||S(u),!1,o)"],
  ["taking over what is there", "i=(u=t&&32&t.__u)?null:r.__k", "i=r.__k"],
  [
    "taking over what is there",
    "i?null:r.firstChild?d.call(r.childNodes):null,f,i?i.__e:r.firstChild,u,o)",
    "null,f,i?i.__e:r.firstChild,!1,o)",
  ],
  ["taking over what is there", "f,o,e,l,c,a){var s,h,y,", "f,_o,e,_l,c,a){const o=null,l=!1;var s,h,y,"],
  ["taking over what is there", "o)for(s=0;s<o.length;s++)", "!1)for(;;)"],
  ["taking over what is there", "t=k,o[s]=null;break", ""],
  ["taking over what is there", ",l&&(n.__m&&n.__m(r,o),l=!1),o=null}", "}"],
  [
    "taking over what is there",
    'o="textarea"==C&&null!=x.defaultValue?null:o&&d.call(a.childNodes),!l&&o)for',
    "!1)for",
  ],
  ["rendering into a document", "9==r.nodeType&&(r=r.documentElement),", ""],
  ["text as HTML", '"dangerouslySetInnerHTML"==s?y=k:', ""],
  ["text as HTML", '"dangerouslySetInnerHTML"==s?h=k:', ""],
  ["MathML", '"math"==C?f="http://www.w3.org/1998/Math/MathML":', ""],
  ["SVG", '"svg"==C?f="http://www.w3.org/2000/svg":', ""],
  [
    "SVG",
    'if("http://www.w3.org/2000/svg"==i)t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(',
    "if(",
  ],
  [
    "SVG",
    '("foreignObject"==C||"http://www.w3.org/1998/Math/MathML"==f&&v.test(C))&&(f="http://www.w3.org/1999/xhtml"),',
    "",
  ],
  ["SVG", 'f||(f="http://www.w3.org/1999/xhtml"),!1)', "!1)"],
  ["SVG", "M.createElementNS(f,C,x.is?x:a)", "M.createElement(C)"],
  ["SVG", "t.__n,e.namespaceURI,", "t.__n,0,"],
  ["SVG", "p,r.namespaceURI,", "p,0,"],
  ["templates", 'a="template"==C&&t.content||t', "a=t"],
  [
    "progress elements",
    '"progress"==C&&null==b?t.removeAttribute(s):null==b||b===t[s]&&("progress"!=C||b)||',
    "null==b||b===t[s]||",
  ],
  [
    "attributes that aren't as their properties",
    '"width"!=t&&"height"!=t&&"href"!=t&&"list"!=t&&"form"!=t&&"tabIndex"!=t&&"download"!=t&&"rowSpan"!=t&&"colSpan"!=t&&"role"!=t&&"popover"!=t&&t in n',
    "t in n",
  ],
  ["attributes that aren't as their properties", '"popover"==t&&1==r?"":r', "r"],
  ["what follows a change of state", "y.push.apply(d.__h,d.__k),d.__k=[],d.__h.length", "d.__h.length"],
  ["what follows a change of state", "d.__h=[],d.__k=[])", "d.__h=[])"],
  ["pointers that are captured", "l=/(PointerCapture)$|Capture$/i", "l=/Capture$/"],
  ["pointers that are captured", 'replace(l,"$1")', 'replace(l,"")'],
  ["moving what is there", "!u&&r.moveBefore&&o.parentNode?r.moveBefore(o,t):", ""],
  [
    "styles as text",
    'if("string"==typeof r)n.style.cssText=r;else{if("string"==typeof u&&(n.style.cssText=u=""),u)',
    "{if(u)",
  ],
  [
    "class components",
    'x.prototype.setState=function(n,t){var r=this.__s;r&&r!=this.state||(r=this.__s=_({},this.state)),"function"==typeof n&&(n=n(_({},r),this.props)),n&&(_(r,n),this.__v&&(t&&this.__k.push(t),L(this)))}',
    "x.prototype.setState=function(){this.__v&&L(this)}",
  ],
  ["class components", "x.prototype.render=$,", ""],
  [
    "refs that are functions",
    '"function"==typeof t?r?r.__x=t(r)||1:i&&(i=i.__c||i.__e)&&(r=i.__x)&&(i.__x=null,"function"==typeof r?r():t(null)):t.current=r',
    "t.current=r",
  ],
  ["ids that a server must agree on", "n.__&&n.__(t,r),", ""],
  ["other listeners", "return!o&&n.vnode&&n.vnode(e),e}", "return e}"],
  ["other listeners", "n.vnode&&n.vnode(r),", ""],
  ["other listeners", "n.event?n.event(r):r", "r"],
  [
    "another time to render",
    "&&i==n.debounceRendering||((i=n.debounceRendering)||queueMicrotask)(H)",
    "||queueMicrotask(H)",
  ],
  ["another time to render", "(i||queueMicrotask)(H)", "queueMicrotask(H)"],
  ["being without hooks", "(s=n.__b)&&s(r);", "n.__b(r);"],
  ["being without hooks", "H&&H(r)", "H(r)"],
  ["being without hooks", "return(s=n.diffed)&&s(r)", "return n.diffed(r)"],
  ["being without hooks", "n.unmount&&n.unmount(t)", "n.unmount(t)"],
  ["being without hooks", "n.__c&&n.__c(r,t)", "n.__c(r,t)"],
  ["class components", "d.state||(d.state={}),", ""],
  ["class components", "(d.props=M,d.state=d.__s,", "(d.props=M,"],
  ["class components", "d.render(d.props,d.state=d.__s,", "d.render(d.props,0,"],
  ["class components", "d.state=d.__s,d.getChildContext", "d.getChildContext"],
  ["nodes that a page has taken away", "n&&n.parentNode&&n.remove()", "n&&n.remove()"],
];

/** How our own source would ask for some of it. */
const ASKS_FOR_IT =
  /<(svg|math|progress|template)\b|dangerouslySetInnerHTML|ref=\{(\(|\w+ =>)|style="|popover=\{|download|PointerCapture|createPortal|Suspense|extends (Pure)?Component/;

/** The same of its hooks. Nobody listens to Preact but these, so that they need not hand on what it tells them. */
const NEVER_BY_HOOKS = [
  ["other listeners", "v=a.__b,l=a.__r,m=a.diffed,h=a.__c,s=a.unmount,p=a.__;", "v,l,m,h,s,p;"],
  ["other listeners", "a.__h&&a.__h(r,n,f||t),f=0;", ""],
  [
    "another time for effects",
    "1!=n&&i==a.requestAnimationFrame||((i=a.requestAnimationFrame)||z)(g)",
    "1==n&&z(g)",
  ],
  ["browsers without frames", 'k="function"==typeof requestAnimationFrame;', "k=!0;"],
  [
    "cleaning up later",
    "if(u.__P&&u.__c){if(void 0===r){for(r=n.__;r&&(!r.__c||!r.__c.__P);)r=r.__;r=r&&r.__c}u.__P=r,B(e.push(u))}else C(u)",
    "C(u)",
  ],
  [
    "cleaning up later",
    "do{for(;n=e.shift();)try{C(n)}catch(t){a.__e(t,{__:(n=n.__P)&&n.__v})}for(",
    "{for(",
  ],
  ["cleaning up later", "}while(e.length)}", "}}"],
  ["cleaning up later", "i.__P=!0,i.__=n", "i.__=n"],
  ["rendering on a server", "!a.__s&&E(i.__H,u)&&(i.__=n,i.u=u,r.__H", "E(i.__H,u)&&(i.__=n,i.u=u,r.__H"],
  [
    "ids that a server must agree on",
    "a.__=function(n,t){n&&t.__k&&t.__k.__m&&(n.__m=t.__k.__m),p&&p(n,t)},",
    "",
  ],
  [
    "ids that a server must agree on",
    'for(var u=r.__v;!u.__m&&u.__;)u=u.__;var i=u.__m||(u.__m=[0,0]);n.__="P"+i[0]+"-"+i[1]++',
    'n.__="P"+r.__v.__v',
  ],
  [
    "skipping a rendering whose changes undo one another",
    "!r.__f)){r.__f=!0;var c=r.shouldComponentUpdate;r.shouldComponentUpdate=function(n,t,r){var u=this.__H;if(!u)return!0;var i=!1,f=this.props!=n;if(u.__.some(function(n){n.__N&&(i=!0,o(n.__[0],n.__N[0])||(f=!0))}),c){var e=c.call(this,n,t,r);return i?e||f:e}return!i||f}}",
    "!1));",
  ],
];

/**
 * Rollup plugin: Preact without what a widget never does. Fails the build where a text isn't found exactly
 * once, as after an update of Preact: then look the branch up anew, or leave the row out.
 * @returns {import("rollup").Plugin}
 */
export function leanPreact() {
  return {
    name: "lean-preact",
    transform(code, id) {
      const file = id.replaceAll("\\", "/");
      if (file.endsWith("/preact/hooks/dist/hooks.mjs")) {
        for (const row of NEVER_BY_HOOKS) code = leave(this, code, ...row);
      } else if (file.endsWith("/preact/dist/preact.mjs")) {
        for (const row of NEVER) code = leave(this, code, ...row);
      } else {
        const [asked] = /\/packages\/widgets\/.*\.tsx$/.test(file) ? (ASKS_FOR_IT.exec(code) ?? []) : [];
        if (asked)
          this.error(`An embed's Preact is built without what "${asked}" asks for (lean-preact.mjs)`);
        return null;
      }
      return { code, map: null };
    },
  };
}

function leave(build, code, what, text, instead) {
  if (code.split(text).length !== 2) build.error(`Preact's ${what} can't be left out: not once "${text}"`);
  return code.replace(text, () => instead);
}
