import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import js from '@eslint/js'
import astro from 'eslint-plugin-astro'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { importX } from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y-x'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Selector suffix: outside `expect.poll` and `toPass`, which Playwright repeats until they pass. */
const outsideAWait = ':not(CallExpression[callee.property.name=/^(poll|toPass)$/] *)'

const ofExpression = (attributes) => `JSXExpressionContainer${attributes}`
/** Returns selectors of JSX expressions with a text in one of the properties. */
const ofTexts = (...properties) =>
  properties.flatMap((property) => [
    ofExpression(`[${property}.type=/^(MemberExpression|TemplateLiteral)$/]`),
    ofExpression(`[${property}.value=/\\S/]`),
    ofExpression(`[${property}.callee.object.name=/texts$/i]`),
  ])
const jsxWords = 'JSXText[value=/\\S/]'
const jsxTexts = [jsxWords, ...ofTexts('expression')]
/** Selectors of JSX conditions with a text in a branch. */
const jsxTextChoices = ofTexts('expression.consequent', 'expression.alternate', 'expression.right')
const jsxChoices = [
  ofExpression('[expression.type=/^(Conditional|Logical)Expression$/]'),
  ofExpression('[expression.callee.property.name=/^(map|flatMap)$/]'),
]
/** Expressions that may contain a text inside the elements of `jsxPhrase`; elsewhere they contain elements. */
const jsxSlots = [ofExpression('[expression.type=/^(Identifier|CallExpression)$/]')]
const jsxPhrase =
  'JSXElement[openingElement.name.name=/^(a|button|d[dt]|em|figcaption|h[1-6]|label|legend|li|p|small|span|strong|summary|t[dh])$/]'

/** Returns a selector of JSX siblings of which one matches `one` and another matches `other`, in either order. */
const beside = (one, other, parent = '*') =>
  [
    [one, other],
    [other, one],
  ]
    .map(([first, second]) => `${parent} > :matches(${first}) ~ :matches(${second})`)
    .join(', ')

/** Returns a zone whose files in `target` must not import from `from`; both are paths or globs. */
const zone = (target, from, message) => ({ target, from, message })

const db = './db/**/*'
const outside = './{netlify,scripts,tests}/**/*'

/**
 * Folders of `src`, each with the other folders that it may import. `features` means only the files directly in a
 * feature's folder.
 */
const folders = {
  core: [],
  client: ['core', 'features'],
  ui: ['core', 'client'],
  site: ['core', 'client', 'ui', 'features', 'content'],
  panel: ['core', 'client', 'ui', 'site', 'features'],
  server: ['core', 'site', 'features'],
}

/**
 * Features from the table in ARCHITECTURE.md: a name, and the features whose `server`, `site` and `panel` it may use.
 */
const features = readFileSync(`${root}ARCHITECTURE.md`, 'utf8')
  .split('\n## Features\n')[1]
  .split('\n## ')[0]
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').slice(1, -1))
  .map((cells) => cells.map((cell) => cell.match(/[a-z/]+/g) ?? []))
  .map(([[name], , server, site, panel]) => ({ name, server, site, panel }))

const names = features.map(({ name }) => name)
const seenBy = (name) => features.find((feature) => feature.name === name)

/** Returns a glob of the files in the folder `room` of every feature that is not in `known`. */
const others = (known, room) => `./src/features/!(${known.join('|')})/${room}/**/*`

const folderZones = Object.entries(folders).flatMap(([folder, known]) => [
  zone(
    `./src/${folder}`,
    [`./src/!(${[folder, ...known].join('|')})/**/*`, outside],
    `src/${folder} sees ${known.join(', ') || 'nothing'} below src`,
  ),
  zone(
    `./src/${folder}`,
    ['server', 'site', 'panel'].map((room) =>
      others(['-', ...(seenBy(`src/${folder}`)?.[room] ?? [])], room),
    ),
    `src/${folder} sees roots of features, and the rooms that ARCHITECTURE.md names`,
  ),
])

const featureZones = features
  .filter(({ name }) => !name.includes('/'))
  .flatMap(({ name, server, site, panel }) => {
    const at = `./src/features/${name}`
    const above = names.slice(0, names.indexOf(name) + 1)
    const message = `${name} uses no other feature than ARCHITECTURE.md says`
    return [
      zone(`${at}/*`, ['./src/!(core|features)/**/*', db, outside], 'a root sees core'),
      zone(`${at}/*`, `./src/features/!(${above.join('|')})/*`, 'a root sees the roots above it'),
      zone(`${at}/*`, './src/features/*/{server,site,panel}/**/*', 'a root sees roots'),
      zone(`${at}/server`, ['./src/!(core|server|site|features)/**/*', outside], 'not for servers'),
      zone(`${at}/server`, './src/features/*/panel/**/*', 'no server sees the panel'),
      zone(`${at}/server`, others([name, ...server], 'server'), message),
      zone(`${at}/site`, './src/!(core|client|ui|site|features)/**/*', 'not for the site'),
      zone(`${at}/site`, './src/features/*/{server,panel}/**/*', 'the site sees site'),
      zone(`${at}/site`, others([name, ...site], 'site'), message),
      zone(`${at}/panel`, './src/!(core|client|ui|site|panel|features)/**/*', 'not for the panel'),
      zone(`${at}/panel`, './src/features/*/server/**/*', 'no browser sees a server'),
      zone(`${at}/panel`, [others([name], 'site'), others([name, ...panel], 'panel')], message),
      zone([`${at}/site`, `${at}/panel`], [db, outside], 'no browser sees the database'),
    ]
  })

const zones = [
  ...folderZones,
  ...featureZones,
  zone('./src/!(server|features|content)/**/*', [db, outside], 'only servers see db'),
  zone(
    './src/content',
    ['./src/{panel,pages}/**/*', outside],
    'loaders see neither panel nor pages',
  ),
  zone('./src/pages', ['./src/server/**/*', './src/features/*/server/**/*'], 'pages see loaders'),
  zone(
    ['./src/pages/!(admin)/**/*', './src/pages/*'],
    ['./src/panel/**/*', './src/features/*/panel/**/*'],
    'only the pages of src/pages/admin show the panel',
  ),
  zone('./src/panel/kit', './src/panel/!(kit|frame)/**/*', 'the kit sees the frame'),
  zone('./src/panel/frame', './src/panel/!(frame)/**/*', 'the frame does not know the kit'),
  zone('./db', ['./src/!(core|features)/**/*', outside], 'db sees core and the roots of features'),
  zone('./db', './src/features/*/{server,site,panel}/**/*', 'db sees the roots of features'),
  zone(
    './netlify',
    [
      './src/!(core|server|features)/**/*',
      './src/features/*/{site,panel}/**/*',
      db,
      './{scripts,tests}/**/*',
    ],
    'functions see servers and contracts',
  ),
]

export default tseslint.config(
  {
    ignores: ['dist/**', '.astro/**', '.data/**', '.netlify/**', 'node_modules/**', 'coverage/**'],
  },
  js.configs.recommended,
  {
    // Rules that need type information are in `oxlint.json`.
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // `import { type X }` would still load the module, and zod with it, in the browser.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.configs.strict],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  ...astro.configs.recommended,
  {
    files: ['**/*.{ts,tsx,js,mjs,astro}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: fileURLToPath(new URL('../tsconfig.json', import.meta.url)),
        }),
      ],
      'import-x/extensions': ['.ts', '.tsx', '.js', '.mjs'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: root, zones }],
      'import-x/no-default-export': 'error',
      eqeqeq: 'error',
    },
  },
  { files: ['**/*.test.{ts,tsx}'], rules: { 'import-x/no-restricted-paths': 'off' } },
  {
    files: ['src/**/*.{ts,tsx,astro}'],
    rules: {
      // Content loaders render Markdown, and the platform's image service resizes images.
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'astro:assets' }, { name: 'astro:content', importNames: ['render'] }] },
      ],
    },
  },
  {
    // A browser's translator replaces each text node by an element. After that, React can neither change the text nor
    // insert anything before it.
    files: ['src/**/*.tsx'],
    ignores: ['src/server/**', 'src/features/*/server/**', '**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: [
            beside(jsxTexts, jsxChoices),
            beside(jsxSlots, jsxChoices, jsxPhrase),
            beside(jsxTextChoices, ['JSXElement', 'JSXExpressionContainer']),
          ].join(', '),
          message: 'What comes and goes breaks beside a text: put the text into an element.',
        },
        {
          selector: beside([jsxWords], [...jsxTexts, ...jsxSlots], jsxPhrase),
          message: 'A text beside another one cannot change: make one template of both.',
        },
      ],
    },
  },
  {
    // Components render; only stores call the server and the browser's storage.
    files: ['src/panel/**/*.tsx', 'src/features/*/panel/**/*.tsx', 'src/pages/admin/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '/client/(?!toasts\\.ts$)|/core/routes\\.ts$',
              message: 'Components call stores; stores call the server and the storage.',
            },
          ],
        },
      ],
      'no-restricted-globals': [
        'error',
        'fetch',
        'localStorage',
        'sessionStorage',
        'XMLHttpRequest',
        'EventSource',
        'BroadcastChannel',
      ],
    },
  },
  {
    // Stores hold state and decisions, without React.
    files: ['src/panel/**/*.ts', 'src/features/*/panel/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(react|react-dom|react-hook-form|@nanostores/react)(/|$)|\\.tsx$',
              message: 'Stores know nothing of React; hooks and components are .tsx files.',
            },
          ],
        },
      ],
    },
  },
  {
    // The server logs only through `log.ts`, which lets no private data through.
    files: ['netlify/**/*.ts', 'src/server/**', 'src/features/*/server/**', 'db/**/*.ts'],
    ignores: ['src/server/log.ts'],
    rules: { 'no-console': 'error' },
  },
  {
    // The time at which a page shows something varies, so assertions wait for the state and never for a fixed time.
    files: ['tests/browser/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `CallExpression[callee.name='expect'] > AwaitExpression.arguments:first-child > CallExpression[callee.property.name=/^(${[
            ...['count', 'innerText', 'allInnerTexts', 'textContent', 'allTextContents'],
            ...['inputValue', 'getAttribute', 'isVisible', 'isHidden', 'isChecked', 'isDisabled'],
            ...['isEnabled', 'evaluate', 'evaluateAll', 'boundingBox', 'title', 'content'],
          ].join('|')})$/]${outsideAWait}`,
          message: 'Looks once: `await expect(locator)…` or `expect.poll` waits.',
        },
        {
          selector: `CallExpression:matches([callee.property.name='boundingBox'], [callee.name='placeOf'])${outsideAWait}`,
          message: 'Measures once: `placeOf` within `expect.poll` or `expect(…).toPass()` waits.',
        },
        {
          selector: "CallExpression[callee.property.name='waitForTimeout']",
          message: 'Wait for the thing itself.',
        },
      ],
      'no-restricted-globals': ['error', 'setTimeout'],
      'no-restricted-imports': ['error', 'node:timers/promises', 'vitest'],
    },
  },
  {
    // The platform and the tools require default exports from these files.
    files: [
      'netlify/functions/*.ts',
      '**/*.config.{js,mjs,ts}',
      '**/*.astro',
      'src/pages/**/*.ts',
      'tests/support/functions/*.ts',
      'tests/**/*-setup.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
)
