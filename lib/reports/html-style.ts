/** The style of the HTML report: light, dark, phone and paper, with the colours of the French State's design system. */
export const htmlStyle = `
:root{color-scheme:light dark;--bg:#f6f6f6;--card:#fff;--text:#161616;--soft:#555;--line:#ddd;--brand:#000091;--bad:#ce0500;--bad-bg:#ffe9e9;--good:#18753c;--good-bg:#dffee6;--warn:#b34000;--warn-bg:#ffe9e6;--cell:#eee}
@media (prefers-color-scheme:dark){:root{--bg:#161616;--card:#1e1e1e;--text:#f0f0f0;--soft:#b0b0b0;--line:#3a3a3a;--brand:#a5a5ff;--bad:#ff7a75;--bad-bg:#3b1414;--good:#4fd08a;--good-bg:#12301f;--warn:#ff9a5c;--warn-bg:#38200f;--cell:#2c2c2c}}
*{box-sizing:border-box}
html{font:100%/1.5 Marianne,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--bg);color:var(--text);overflow-wrap:anywhere}
a{color:var(--brand)}
a:focus-visible,summary:focus-visible{outline:3px solid #0a76f6;outline-offset:2px}
.skip{position:absolute;left:-999rem}
.skip:focus{left:1rem;top:1rem;background:var(--card);padding:.5rem 1rem}
header,main,footer{max-width:62rem;margin:0 auto;padding:0 1rem}
header{padding-top:2rem}
h1,h2,h3,h4,p,ul,ol,dl,figure,pre{margin:0}
h1{font-size:clamp(1.5rem,5vw,2.25rem);line-height:1.2}
h2{font-size:1.35rem;line-height:1.3}
h3{font-size:1.1rem;line-height:1.35}
h4{font-size:1rem}
.brand{font-weight:700;color:var(--brand);margin-bottom:.25rem}
.verdict{margin-top:1.25rem;padding:1rem 1.25rem;border-left:.4rem solid;background:var(--card)}
.verdict strong{display:block;font-size:1.2rem}
.bad{color:var(--bad)}.good{color:var(--good)}.warn{color:var(--warn)}
.verdict p{color:var(--text)}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(8rem,1fr));gap:.75rem;margin-top:1rem}
.figures div{background:var(--card);padding:.75rem 1rem;border-radius:.25rem;border:1px solid var(--line);display:flex;flex-direction:column-reverse}
.figures dt{color:var(--soft);font-size:.9rem}
.figures dd{margin:0;font-size:1.6rem;font-weight:700;line-height:1.2;font-variant-numeric:tabular-nums}
section{margin-top:2rem}
.card{background:var(--card);border:1px solid var(--line);border-radius:.25rem;padding:1.25rem}
.card>h2+p{margin-top:.4rem}.card>p+p{margin-top:.4rem}
.heard{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.rules thead th:first-child{width:58%}.findings{margin-top:.5rem}.findings thead th:nth-child(2){width:34%}
.soft{color:var(--soft)}
.small{font-size:.875rem}
table{width:100%;border-collapse:collapse;margin-top:1rem;font-size:.95rem}
caption{text-align:left;font-weight:700;padding-bottom:.4rem}
th,td{text-align:left;vertical-align:top;padding:.5rem .6rem;border-bottom:1px solid var(--line)}
thead th{border-bottom:2px solid var(--brand);font-size:.875rem;overflow-wrap:normal}
tbody th{font-weight:400}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.nowrap{white-space:nowrap}
td p+p{margin-top:.25rem}
code{font:.92em/1.4 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;background:var(--cell);padding:.1em .3em;border-radius:.2em;white-space:pre-wrap}
pre{overflow-x:auto;background:var(--cell);padding:.6rem;margin-top:.4rem}
pre code{padding:0;white-space:pre}
.empty{font-style:italic;color:var(--soft)}
.tag{display:inline-block;font-size:.8rem;font-weight:700;padding:.1rem .5rem;border-radius:.25rem}
.tag.bad{background:var(--bad-bg)}.tag.good{background:var(--good-bg)}.tag.warn{background:var(--warn-bg)}
.rule{margin-top:1.5rem;padding-left:1rem;border-left:.25rem solid var(--bad)}
.rule.bad,.rule.warn{color:inherit}.rule.warn{border-color:var(--warn)}
.rule>*+*{margin-top:.4rem}.rule+p{margin-top:1.5rem}
.advice{background:var(--cell);padding:.6rem .8rem;border-radius:.25rem}
.page{margin-top:1.25rem;padding-top:1.25rem;border-top:1px solid var(--line)}
.page>*+*{margin-top:.5rem}
.page ul,.page ol{padding-left:1.25rem}
footer{padding-top:2rem;padding-bottom:2rem;color:var(--soft);font-size:.875rem}
@media (max-width:34rem){.card{padding:1rem .8rem}th,td{padding:.4rem .35rem}table{font-size:.875rem}.rule{padding-left:.7rem}.findings thead th:nth-child(2){width:43%}.wide{display:none}}
@media print{:root{color-scheme:light;--bg:#fff;--card:#fff;--text:#000;--soft:#444;--line:#999;--brand:#000091;--bad:#ce0500;--bad-bg:#fff;--good:#18753c;--good-bg:#fff;--warn:#b34000;--warn-bg:#fff;--cell:#f2f2f2}html{font-size:10pt}.skip,.understand{display:none}header{padding-top:0}.card{border:0;padding:0}tr,.verdict,.figures,.advice{break-inside:avoid}h2,h3,h4,.rule>h3+p,caption,thead{break-after:avoid}thead{display:table-header-group}.tag{border:1px solid}a{color:inherit;text-decoration:none}@page{margin:15mm}}
`
