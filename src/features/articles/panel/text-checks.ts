import { atom } from 'nanostores'
import { sitePaths } from '#src/features/search/site-paths.ts'
import { checkText, type TextFinding } from '#src/features/search/text-checks.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { loadSiteContent } from '#src/features/publishing/panel/site-content.ts'
import { editorTexts } from '#src/features/articles/panel/editor/texts.ts'

interface CheckedText {
  content: string
  /** Title as search results show it; empty for a text without one. */
  title: string
}

/** Creates the checks of one form's text. Findings that were dismissed are left out. */
export function createTextChecks({
  host = location.host,
  ...given
}: Tools & { host?: string } = {}) {
  const { session } = toolsOf(given)
  const $findings = atom<readonly TextFinding[]>([])
  const dismissed = new Set<string>()
  let looked: CheckedText | undefined
  let paths: ReadonlySet<string> | null = null
  let loading: Promise<void> | undefined

  /**
   * Checks a text. The paths of the site's pages are loaded when a text first has an internal link. Until they are
   * loaded, internal links count as valid. If loading fails, the next check tries again.
   */
  async function look(text: CheckedText): Promise<void> {
    looked = text
    let asked = false as boolean
    const hasPage = (path: string) => {
      asked = true
      return paths?.has(path) ?? true
    }
    const found = checkText(text, { host, hasPage, placeholders: [editorTexts.imageAlt] })
    $findings.set(found.filter(({ key }) => !dismissed.has(key)))
    if (!asked || loading !== undefined) return
    loading = loadPaths()
    await loading
    if (paths === null) loading = undefined
    else await look(looked)
  }

  async function loadPaths(): Promise<void> {
    const content = await loadSiteContent(session)
    if (content !== null) paths = sitePaths(content)
  }

  /** Hides a finding until the form is closed. */
  function dismiss(key: string): void {
    dismissed.add(key)
    $findings.set($findings.get().filter((finding) => finding.key !== key))
  }

  return { $findings, look, dismiss }
}
