import { sql } from 'kysely'
import { openDatabase } from '#db/client.ts'
import { putImage } from '#netlify/services/image-store.ts'
import { objectStore } from '#netlify/services/object-store.ts'
import { FUNCTIONS_ONLY, startRuntime } from '../runtime/runtime.ts'
import { callerOf, logIn } from '../tools/caller.ts'
import { post } from './quiz-takers.ts'

const PASSWORD = 'irodymo slaptazodis'

/** What came of using a deploy's functions. */
interface Use {
  /** Status of a list for visitors. */
  list: number
  /** Status of a booking. */
  booking: number
  /** Keys of the objects that were stored. */
  objects: string[]
}

/**
 * Serves the functions as a deploy of a context, and does what calls services: publishes an article, books,
 * stores an image and delivers the outbox.
 * @param databaseUrl '' for a deploy without a database.
 */
export async function useFunctions(deploy: {
  context: string
  databaseUrl: string
  variables: Readonly<Record<string, string>>
}): Promise<Use> {
  const { context, databaseUrl } = deploy
  const runtime = await startRuntime({
    ...FUNCTIONS_ONLY,
    databaseUrl,
    prepareDatabase: () => Promise.resolve(),
    environment: { ...deploy.variables, ADMIN_PASSWORD: PASSWORD, REBUILD_MIN_INTERVAL: '1' },
  })
  // As the platform tells functions which deploy they are of.
  const platform = { context: { deploy: { context, id: '0', published: true }, site: {} } }
  Object.assign(globalThis, { Netlify: platform })
  const { error } = console
  // What the functions log is no part of the proof.
  console.error = () => undefined
  try {
    const { status: list } = await fetch(`${runtime.url}/api/blog`)
    const booking = await post(`${runtime.url}/api/consultation/book`, BOOKING)
    if (databaseUrl !== '') {
      const token = await logIn(runtime.url, PASSWORD)
      await callerOf(runtime.url, token)('POST', '/api/admin/blog', ARTICLE)
      await deliver(databaseUrl)
    }
    await putImage('irodymas.webp', new Uint8Array([1]))
    const { blobs } = await objectStore('images').list()
    return { list, booking, objects: blobs.map(({ key }) => key) }
  } finally {
    // It waits for what outlives its request, such as the call of the build hook.
    await runtime.stop()
    console.error = error
    Reflect.deleteProperty(globalThis, 'Netlify')
  }
}

async function deliver(databaseUrl: string): Promise<void> {
  // Mails are components, which can be imported once the runtime is loaded.
  const { deliverOutbox } = await import('#netlify/services/outbox.ts')
  const db = openDatabase(databaseUrl)
  await sql`
    insert into newsletter_subscriptions (id, email, confirmed_at)
    values (gen_random_uuid(), 'ona@pastas.example', now())`.execute(db.write)
  await sql`
    insert into outbox (id, channel, kind, recipient)
    values (gen_random_uuid(), 'marketing', 'contact', 'ona@pastas.example')`.execute(db.write)
  await deliverOutbox(db)
}

const BOOKING = {
  name: 'Rūta',
  email: 'ruta@pastas.example',
  consultationType: 'individual',
}

const ARTICLE = {
  title: 'Įrodymas',
  slug: 'irodymas',
  excerpt: 'Trumpas aprašymas.',
  content: 'Tekstas.',
  category: 'Bendravimas',
  published: true,
}
