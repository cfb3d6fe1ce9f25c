/** Variable that a payload sets when it runs. */
export const PROOF_OF_EXECUTION = 'xssRan'

const run = `window.${PROOF_OF_EXECUTION}=1`

/** Texts that would run a script if they were not escaped, or break the page that shows them. */
export const PAYLOADS: readonly string[] = [
  `<script>${run}</script>`,
  `"><img src=x onerror=${run}>`,
  `'><svg/onload=${run}>`,
  `</title></textarea></style></script><script>${run}</script>`,
  `javascript:${run}`,
  `[nuoroda](javascript:${run}) ![](x"onerror="${run})`,
  `<a href="JaVaScRiPt&colon;${run}">a</a><iframe srcdoc="<script>parent.${PROOF_OF_EXECUTION}=1</script>"></iframe>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  `<!--<script>${run}//-->]]>&lt;script&gt;`,
  `{{constructor.constructor('${run}')()}} \${${run}}`,
  `<img src="https://svetimas.example/a.png"><link rel=stylesheet href="https://svetimas.example/a.css">`,
  `=HYPERLINK("https://svetimas.example/","a")`,
]
