import { createHash } from 'node:crypto'

/**
 * The style of the page that other sites show in a frame of 480 by 420 pixels: the colours of the State's design system,
 * light and dark. It loads nothing.
 */
export const widgetStyle = `
:root{color-scheme:light dark;--bg:#fff;--alt:#f6f6f6;--text:#161616;--soft:#666;--line:#ddd;--brand:#000091;--on-brand:#f5f5fe;--hover:#1212ff;--organic:#00a95f;--quality:#417dc4;--good:#18753c;--good-bg:#b8fec9}
@media (prefers-color-scheme:dark){:root{--bg:#161616;--alt:#242424;--text:#fff;--soft:#b0b0b0;--line:#3a3a3a;--brand:#8585f6;--on-brand:#000091;--hover:#b1b1f9;--organic:#00a95f;--quality:#417dc4;--good:#27a658;--good-bg:#1e2e22}}
*{box-sizing:border-box}
html{font:100%/1.4 Marianne,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--bg);color:var(--text);overflow-wrap:anywhere}
header{padding:.375rem 1rem;border-bottom:1px solid var(--line)}
header a{color:var(--brand);font-weight:700;text-decoration:none}
header a:hover{text-decoration:underline}
a:focus-visible,summary:focus-visible{outline:2px solid #0a76f6;outline-offset:2px}
main{padding:.5rem 1rem .75rem;max-width:48rem}
h1,h2,p,ul,dl,dd{margin:0;padding:0}
h1{font-size:1.25rem;line-height:1.25}
h2{font-size:.8125rem;font-weight:400;color:var(--soft);margin:.5rem 0 .25rem}
.facts{font-size:.8125rem;color:var(--soft)}
.shares{display:grid;grid-template-columns:repeat(auto-fit,minmax(11rem,1fr));gap:.25rem 1.25rem}
.shares div{display:flex;flex-direction:column-reverse;justify-content:flex-end}
.shares dt{font-size:.8125rem;line-height:1.3}
.shares dd{font-size:1.375rem;font-weight:700;line-height:1.2;font-variant-numeric:tabular-nums}
.shares small{font-size:.75rem;font-weight:400;color:var(--soft)}
svg.bar{display:block;width:100%;height:.5rem;margin:.125rem 0 .25rem}
.track{fill:var(--line)}.organic{fill:var(--organic)}.quality{fill:var(--quality)}.mark{fill:var(--text)}
ul{list-style:none;border-top:1px solid var(--line)}
li{border-bottom:1px solid var(--line);font-size:.875rem}
summary{display:flex;align-items:center;gap:.5rem;padding:.1875rem 0;cursor:pointer}
summary::-webkit-details-marker{display:none}
summary svg{flex:none;width:1.125rem;height:1.125rem}
summary span{flex:1}
summary b{font-size:.6875rem;font-weight:700;text-transform:uppercase;color:var(--soft);background:var(--alt);padding:.0625rem .375rem;border-radius:.25rem}
.earned b{color:var(--good);background:var(--good-bg)}
.sign{fill:none;stroke:var(--soft);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.earned .sign{stroke:var(--good)}
li p{padding:0 0 .5rem 1.625rem;color:var(--soft);font-size:.8125rem}
.see{display:inline-block;margin-top:.625rem;padding:.375rem .875rem;background:var(--brand);color:var(--on-brand);text-decoration:none;font-size:.875rem;font-weight:500}
.see:hover{background:var(--hover)}
@media (max-width:22rem){summary{flex-wrap:wrap}summary span{flex:1 0 70%}summary b{margin-left:1.625rem}}
`

/** What a content policy calls this style. */
export const widgetStyleSource = `'sha256-${createHash('sha256').update(widgetStyle).digest('base64')}'`
