import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { consultationTexts } from '#src/features/consultations/texts.ts'
import { aboutTexts, contactTexts, homeTexts } from '#src/site/page-texts.ts'
import { siteTexts } from '#src/site/site-texts.ts'
import { spokenFor } from '../experts.ts'
import { expertsTexts } from '../texts.ts'
import { Byline } from '#src/features/articles/site/ArticleView.tsx'
import { ExpertsIntroduction } from './ExpertsIntroduction.tsx'

const rasa = {
  id: '7f1b',
  name: 'Rasa Pavyzdė',
  qualification: 'Šeimos konsultantė',
  photoUrl: null,
  words: 'Klausau <b>atidžiai</b>.\n\nAntra pastraipa.',
}

describe('the page of experts', () => {
  it('speaks of the academy and claims nothing while none is entered', () => {
    const html = renderToStaticMarkup(<ExpertsIntroduction experts={[]} />)
    expect(html).toContain(expertsTexts.intro.none)
    expect(html).not.toContain('komand')
    expect(html).toContain('/pictures/experts.svg')
    expect(html).toContain(`>${expertsTexts.title}</h1>`)
    expect(expertsTexts.title, 'as the footer names it').toBe(siteTexts.experts)
    expect(html + JSON.stringify(expertsTexts)).not.toMatch(
      /supervizij|išsilavinim|praktikai|mokymai|kvalifikacij|sertifik|diplom/i,
    )
  })

  it('shows each with initials or photo, qualification and own words as text', () => {
    const photoUrl = `/media/${'a'.repeat(32)}-900x1200.webp`
    const experts = [rasa, { ...rasa, id: '9a', name: 'Jonas Kalnas', photoUrl, words: '' }]
    const html = renderToStaticMarkup(<ExpertsIntroduction experts={experts} />)
    expect(html).toContain('href="/experts/rasa-pavyzde"')
    expect(html).toContain(expertsTexts.title)
    expect(html).toContain('>RP<')
    expect(html).toContain('Klausau &lt;b&gt;atidžiai&lt;/b&gt;.</p><p>Antra pastraipa.</p>')
    expect(html).toMatch(/<img[^>]*alt="Jonas Kalnas"[^>]*width="800" height="1000"/)
    expect(html).toContain('w=400&amp;h=500&amp;fit=cover 400w')
    expect(html.match(/<blockquote/g)).toHaveLength(1)
    expect(html).not.toContain('/pictures/experts.svg')
  })
})

describe('the academy', () => {
  const [academy, one, several] = [[], [rasa], [rasa, { ...rasa, id: '9a' }]]

  it('speaks of a team or of people only if there are several', () => {
    for (const { intro } of [expertsTexts, aboutTexts]) {
      expect(spokenFor(academy, intro)).not.toMatch(/komand|žmo/)
      expect(spokenFor(one, intro)).not.toMatch(/komand|žmonėm/)
      expect(spokenFor(several, intro)).toMatch(/komand|žmonėm/)
    }
    expect(spokenFor(one, aboutTexts.intro)).toContain('atsako Rasa Pavyzdė.')
    expect(renderToStaticMarkup(<ExpertsIntroduction experts={one} />)).toContain('su žmogumi')
  })

  it('claims no team in any other text', () => {
    const { intro: _, ...about } = aboutTexts
    const { intro: __, ...texts } = expertsTexts
    const all = JSON.stringify([about, texts, homeTexts, contactTexts, consultationTexts])
    expect(all).not.toMatch(/komand|ekspertai|mūsų žmonės|konsultantai/i)
  })
})

describe('the byline of an article', () => {
  it('is the team alone without an author', () => {
    const html = renderToStaticMarkup(<Byline author={null} />)
    expect(html).toContain('Santykių akademijos ekspertų komanda')
    expect(html).not.toContain('<a')
  })

  it('is one line of the author, with a link to where they are introduced, and the team', () => {
    const html = renderToStaticMarkup(<Byline author={rasa} />)
    const line = /<strong>(.*?)<\/strong>/.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '')
    expect(line).toBe('Rasa Pavyzdė, Santykių akademijos ekspertų komanda')
    expect(html).toContain('href="/experts/rasa-pavyzde"')
    expect(html).toContain('Šeimos konsultantė')
    expect(html.match(/<p>/g)).toHaveLength(1)
  })
})
