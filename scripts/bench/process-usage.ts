import { readdir, readFile } from 'node:fs/promises'

/** What the processes below one have used. */
export interface Usage {
  /** Peak memory in megabytes: the sum of each process's own peak. */
  memory: number
  /** Seconds of processor time. */
  cpu: number
}

/** More often, the looking itself would be measured. */
const SAMPLED_EVERY_MS = 300
const TICKS_PER_SECOND = 100

/**
 * Watches the children of this process, and theirs, while `work` runs.
 * @returns undefined where there is no `/proc`
 */
export async function usageDuring(work: () => Promise<void>): Promise<Usage | undefined> {
  const seen = new Map<number, Usage>()
  let sampling: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    sampling = sample(seen)
  }, SAMPLED_EVERY_MS)
  try {
    await work()
  } finally {
    clearInterval(timer)
    await sampling
  }
  if (seen.size === 0) return undefined
  const all = [...seen.values()]
  const sum = (of: keyof Usage) => all.reduce((total, usage) => total + usage[of], 0)
  return { memory: sum('memory'), cpu: sum('cpu') }
}

async function sample(seen: Map<number, Usage>): Promise<void> {
  const names = await readdir('/proc').catch((): string[] => [])
  const found = await Promise.all(names.filter((name) => /^\d+$/.test(name)).map(readProcess))
  const processes = found.filter((process) => process !== undefined)
  const below = new Set([process.pid])
  // Parents first: a child's number is higher, but for numbers that begin anew.
  for (const { id, parent, usage } of processes.toSorted((a, b) => a.id - b.id)) {
    if (!below.has(parent)) continue
    below.add(id)
    seen.set(id, usage)
  }
}

async function readProcess(id: string) {
  try {
    const [status, stat] = await Promise.all(
      ['status', 'stat'].map((name) => readFile(`/proc/${id}/${name}`, 'utf8')),
    )
    const field = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status ?? '')?.[1])
    // After the name in brackets: state is the first, user and system time the 12th and 13th.
    const times = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? []
    const cpu = (Number(times[11]) + Number(times[12])) / TICKS_PER_SECOND
    // A process that has ended and is not yet forgotten has no memory any more.
    if (Number.isNaN(field('VmHWM'))) return undefined
    return {
      id: Number(id),
      parent: field('PPid'),
      usage: { memory: field('VmHWM') / 1024, cpu },
    }
  } catch {
    // It has ended meanwhile.
    return undefined
  }
}
