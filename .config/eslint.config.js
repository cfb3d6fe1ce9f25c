import { fileURLToPath } from 'node:url'
import js from '@eslint/js'
import astro from 'eslint-plugin-astro'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { importX } from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y-x'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const root = fileURLToPath(new URL('..', import.meta.url))

/** An import restriction: files in the folder `target` may not import from `from`. */
const zone = (target, from, except, message) => ({
  target,
  from,
  ...(except ? { except } : {}),
  message,
})

/** Selects code that Playwright does not run again until it passes. */
const outsideAWait = ':not(CallExpression[callee.property.name=/^(poll|toPass)$/] *)'

/** A unit test may use `tests/support`. */
const withoutTests = (from) => [from].flat().filter((folder) => folder !== './tests')

const zones = [
  zone(
    './src/domain',
    ['./src', './db', './netlify', './scripts', './tests'],
    ['./domain'],
    'domain is a leaf',
  ),
  zone(
    './src/texts',
    ['./src', './db', './netlify', './scripts', './tests'],
    ['./texts'],
    'texts is a leaf',
  ),
  zone(
    './src/contracts',
    './src/!(contracts|domain|texts)/**/*',
    undefined,
    'contracts see domain and texts only',
  ),
  zone(
    './src/contracts',
    ['./db', './netlify', './scripts', './tests'],
    undefined,
    'contracts see domain and texts only',
  ),
  zone(
    './db',
    './src/!(contracts|domain|texts)/**/*',
    undefined,
    'db sees contracts, domain and texts only',
  ),
  zone('./db', ['./netlify', './scripts', './tests'], undefined, 'db never looks upward'),
  zone(
    ['./netlify/services', './netlify/mails', './netlify/functions', './src/server/errors.ts'],
    './src/!(contracts|domain|texts)/**/*',
    undefined,
    'netlify sees contracts, domain, texts and db only',
  ),
  zone(
    './netlify/http',
    './src/!(contracts|domain|texts|views|islands)/**/*',
    undefined,
    'netlify/http sees contracts, domain, texts, and the views and islands that it renders',
  ),
  zone('./netlify', ['./scripts', './tests'], undefined, 'product code never imports the tooling'),
  zone(
    './src/server/errors.ts',
    ['./netlify/services', './netlify/http', './netlify/functions'],
    undefined,
    'in netlify: errors <- services <- http <- functions',
  ),
  zone('./netlify/mails', ['./netlify', './db'], ['./mails'], 'a mail is made from props alone'),
  zone(
    './netlify/services',
    ['./netlify/http', './netlify/functions'],
    undefined,
    'in netlify: errors <- services <- http <- functions',
  ),
  zone(
    './netlify/http',
    './netlify/functions',
    undefined,
    'in netlify: errors <- services <- http <- functions',
  ),
  zone(
    './src/client',
    './src/!(client|contracts|domain|texts)/**/*',
    undefined,
    'client sees contracts, domain and texts only',
  ),
  zone(
    './src/stores',
    './src/!(stores|client|contracts|domain|texts)/**/*',
    undefined,
    'stores see client, contracts, domain and texts only',
  ),
  zone(
    './src/islands',
    './src/!(islands|views|stores|client|contracts|domain|texts)/**/*',
    undefined,
    'islands see views, stores, client, contracts, domain and texts only',
  ),
  zone(
    './src/views',
    ['./src/!(views|islands|contracts|domain|texts)/**/*', './src/islands/!(ui)/**/*'],
    undefined,
    'views see islands/ui, contracts, domain and texts only',
  ),
  zone(
    './src/panel',
    './src/!(panel|islands|views|stores|client|contracts|domain|texts)/**/*',
    undefined,
    'the panel sees islands, views, stores, client, contracts, domain and texts only',
  ),
  zone(
    './src/panel/frame/!(*.test).*',
    './src/panel/!(frame)/**/*',
    undefined,
    'the frame knows neither kit nor features; `AdminHome.tsx` hands in what it needs',
  ),
  zone(
    './src/panel/kit',
    './src/panel/!(kit|frame)/**/*',
    undefined,
    'the kit knows no feature; what it needs of one is handed in',
  ),
  zone(
    ['./src/components', './src/layouts', './src/pages/!(admin)/**/*', './src/pages/*'],
    './src/panel',
    undefined,
    'only the pages of src/pages/admin show the panel',
  ),
  zone(
    './src/integrations',
    './src/!(integrations|content|domain)/**/*',
    undefined,
    'integrations see content and domain only',
  ),
  zone(
    './src/share-images',
    './src/!(share-images|content|domain)/**/*',
    undefined,
    'share-images sees content and domain only',
  ),
  zone(
    ['./src/integrations', './src/share-images'],
    ['./db', './netlify', './scripts', './tests'],
    undefined,
    'only src/content and src/content.config.ts import db',
  ),
  zone(
    [
      './src/client',
      './src/stores',
      './src/islands',
      './src/views',
      './src/panel',
      './src/components',
      './src/layouts',
      './src/pages',
    ],
    ['./db', './netlify', './scripts', './tests'],
    undefined,
    'only src/content and src/content.config.ts import db',
  ),
  zone(
    ['./src/content', './src/content.config.ts'],
    ['./netlify', './scripts', './tests'],
    undefined,
    'content sees db and domain only',
  ),
]

export default tseslint.config(
  {
    ignores: ['dist/**', '.astro/**', '.data/**', '.netlify/**', 'node_modules/**', 'coverage/**'],
  },
  js.configs.recommended,
  {
    // `oxlint.json` has the rules that need types.
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
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        {
          basePath: root,
          zones: zones.map((each) => ({ ...each, from: withoutTests(each.from) })),
        },
      ],
    },
  },
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
    // Components render; only stores call the server and the browser's storage.
    files: ['src/panel/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '/client/|/contracts/routes\\.ts$|/stores/browser-storage\\.ts$',
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
    files: ['src/panel/**/*.ts'],
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
    // What the server logs goes through one module, which lets nothing private through.
    files: ['netlify/**/*.{ts,tsx}', 'db/**/*.ts'],
    ignores: ['src/server/log.ts'],
    rules: { 'no-console': 'error' },
  },
  {
    // What a page shows comes when it comes: an assertion about it waits, and nothing waits for a time.
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
      'src/integrations/build-log.ts',
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
