import type { Database } from '#db/client.ts'
import { confirmSubscription } from '#src/features/newsletter/server/subscriber-queries.ts'
import { suppressionKeys } from '#src/server/signing.ts'

/** Subscribes an email address, as if its owner had used the link of a confirmation mail. */
export async function confirmNewsletter(
  db: Database,
  email: string,
  name: string | null = null,
): Promise<void> {
  const id = crypto.randomUUID()
  await db.write
    .insertInto('newsletterRequests')
    .values({ id, email, name, consentVersion: '1', consentText: 'Sutinku' })
    .execute()
  await confirmSubscription(db, id, suppressionKeys())
}
