import { openDatabase } from '#db/client.ts'
import { deliverOutbox } from '#src/features/outbox/server/outbox.ts'

// Delivers the outbox until nothing is due, in a process of its own, which a test kills.

await deliverOutbox(openDatabase(process.env.DATABASE_URL ?? ''))
process.disconnect()
