import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ImapFlow } from 'imapflow'
import { DOVECOT } from '../../scripts/tools/debian.ts'
import { findFreePort } from '../../scripts/runtime/http/listen.ts'
import { setTimeout } from 'node:timers/promises'

const run = promisify(execFile)

const USER = 'labas'
const PASSWORD = 'pasto-raktas&+'

export interface Dovecot {
  /** The value for `IMAP_URL`. */
  url: string
  /** Adds a mail to the inbox. */
  add: (raw: string | Buffer, receivedAt?: Date) => Promise<void>
  /** Adds mails to the inbox as files, which is faster. */
  addMany: (raws: readonly string[]) => Promise<void>
  /** Returns the subjects of the mails in a folder, and the flags that any of them has. */
  list: (folder?: string) => Promise<{ subjects: string[]; flags: string[] }>
  /** Gives all mails other numbers, as a server does that was restored. */
  renumber: () => Promise<void>
  /** Deletes all mails. */
  empty: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts a Dovecot server with one mailbox, in a temporary folder and, for root, as another user. */
export async function startDovecot(): Promise<Dovecot> {
  const folder = await mkdtemp(join(tmpdir(), 'dovecot-'))
  const port = await findFreePort()
  const user = await serverUser()
  const home = join(folder, 'home')
  const maildir = join(home, 'Maildir')
  const config = join(folder, 'dovecot.conf')
  await Promise.all(['run', 'state', 'home'].map((name) => mkdir(join(folder, name))))
  await writeFile(config, configOf({ folder, home, port, ...user }))
  const own = async (path: string) => {
    if (process.getuid?.() === 0) await run('chown', ['-R', `${user.uid}:${user.gid}`, path])
  }
  await own(folder)
  const server = spawn(DOVECOT, ['-F', '-c', config], {
    stdio: 'ignore',
    ...(process.getuid?.() === 0 ? { uid: user.uid, gid: user.gid } : {}),
  })
  const ended = once(server, 'exit')
  const kill = () => void server.kill()
  process.once('exit', kill)
  const client = () =>
    new ImapFlow({
      host: '127.0.0.1',
      port,
      secure: false,
      auth: { user: USER, pass: PASSWORD },
      logger: false,
    })
  const using = async <Result>(work: (imap: ImapFlow) => Promise<Result>): Promise<Result> => {
    const imap = client()
    await imap.connect()
    try {
      return await work(imap)
    } finally {
      imap.close()
    }
  }
  const stop = async () => {
    process.off('exit', kill)
    kill()
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await answers(() => using(() => Promise.resolve()))
  } catch (error) {
    const log = await readFile(join(folder, 'log'), 'utf8').catch(() => '')
    await stop()
    throw new Error(`Dovecot does not answer: ${log.slice(-500)}`, { cause: error })
  }
  return {
    url: `imap://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`,
    add: (raw, receivedAt) =>
      using(async (imap) => void (await imap.append('INBOX', Buffer.from(raw), [], receivedAt))),
    async addMany(raws) {
      const files = raws.map(
        (raw, index) => [join(maildir, 'cur', `${index}.many:2,`), raw] as const,
      )
      for (const [file, raw] of files) await writeFile(file, raw)
      await own(maildir)
    },
    list: (path = 'INBOX') =>
      using(async (imap) => {
        if (!(await imap.list()).some((found) => found.path === path))
          return { subjects: [], flags: [] }
        await imap.mailboxOpen(path, { readOnly: true })
        const mails = await imap.fetchAll('1:*', { envelope: true, flags: true }).catch(() => [])
        const flags = mails
          .flatMap((mail) => [...(mail.flags ?? [])])
          .filter((flag) => flag !== '\\Recent')
        return { subjects: mails.map(({ envelope }) => envelope?.subject ?? ''), flags }
      }),
    async renumber() {
      // The remaining files let the server choose a later UIDVALIDITY even within the same second.
      for await (const file of glob(join(maildir, 'dovecot{.,-uidlist}*'))) {
        await rm(file, { force: true })
      }
    },
    empty: () =>
      using(async (imap) => {
        for (const { path } of await imap.list()) {
          await imap.mailboxOpen(path)
          await imap.messageDelete('1:*').catch(() => false)
        }
      }),
    stop,
  }
}

/** Returns the user as whom the server runs. Its processes do not run as root. */
async function serverUser() {
  const name = process.getuid?.() === 0 ? 'dovecot' : (await run('id', ['-un'])).stdout.trim()
  const [uid = 0, gid = 0] = await Promise.all(
    ['-u', '-g'].map(async (option) => Number((await run('id', [option, name])).stdout)),
  )
  const group = (await run('id', ['-gn', name])).stdout.trim()
  return { name, group, uid, gid }
}

function configOf(of: {
  folder: string
  home: string
  port: number
  name: string
  group: string
  uid: number
  gid: number
}): string {
  return `
base_dir = ${of.folder}/run
state_dir = ${of.folder}/state
log_path = ${of.folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
default_internal_user = ${of.name}
default_internal_group = ${of.group}
default_login_user = ${of.name}
first_valid_uid = 1
first_valid_gid = 1
mail_location = maildir:~/Maildir
mail_fsync = never
service imap-login {
  chroot =
  inet_listener imap {
    port = ${of.port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service imap-urlauth-login {
  chroot =
}
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${of.uid} gid=${of.gid} home=${of.home}
}
`
}

/** Waits until a server answers. */
async function answers(attempt: () => Promise<void>): Promise<void> {
  for (let left = 60; ; left--) {
    try {
      await attempt()
      return
    } catch (error) {
      if (left === 0 || (error as { code?: string }).code !== 'ECONNREFUSED') throw error
      await setTimeout(50)
    }
  }
}
