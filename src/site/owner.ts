import { getEntry } from 'astro:content'
import type { ConsultationPackage } from '#src/features/consultations/consultations.ts'
import {
  offeredPackages,
  packageSales,
  type SetPrice,
} from '#src/features/consultations/offered-packages.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import type { OwnerSettings } from '#src/features/settings/owner-texts.ts'
import { siteEnvironment } from './site-environment.ts'

interface OwnerEntry extends OwnerSettings {
  prices: readonly SetPrice[]
  /** Sentence on how fast messages are answered; null if visitors must not see it. */
  answerTime: string | null
}

/** Returns the owner's settings at the time of the build, with the prices that were set. */
export async function ownerSettings(): Promise<OwnerEntry> {
  const entry: { data: OwnerEntry } | undefined = await getEntry('owner', 'current')
  if (!entry) throw new Error('The loader of settings has stored no entry named "current".')
  return entry.data
}

/** Returns the packages that visitors see, at the time of the build. */
export async function packagesOnOffer(): Promise<ConsultationPackage[]> {
  const owner = await ownerSettings()
  const { paymentLinks, preview } = siteEnvironment()
  const sales = packageSales(owner.prices, paymentLinks, preview !== null)
  return offeredPackages(owner, sales, formatDay(new Date()))
}
