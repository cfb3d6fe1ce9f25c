import { z } from 'zod'
import { errorTexts } from '#src/core/error-texts.ts'
import { contract, READ_RATE_LIMIT, type ResponseOf } from '#src/core/contract.ts'
import {
  attemptField,
  expectedVersion,
  instant,
  ofRow,
  onRow,
  propertyOf,
  success,
} from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'
import { AUTHOR_FIELDS, EXPERT_FIELDS } from './fields.ts'

/** Public data of an article's author. */
export const author = z.object({ id: z.uuid(), ...propertyOf(AUTHOR_FIELDS, 'stored') })

/** Public data of an expert. */
export const publicExpert = author.extend(propertyOf(EXPERT_FIELDS, 'stored'))

/** Lists the experts in the administrator's order. */
export const listExperts = contract(routes.listExperts, {
  response: z.array(publicExpert),
  rateLimit: READ_RATE_LIMIT,
})

const adminExpert = publicExpert.extend({
  position: z.number(),
  createdAt: instant,
  updatedAt: instant,
})

const fields = propertyOf(EXPERT_FIELDS, 'sent')

export const listAdminExperts = contract(routes.listAdminExperts, {
  access: 'admin',
  response: z.array(adminExpert),
})

export const getAdminExpert = contract(routes.getAdminExpert, { ...ofRow, response: adminExpert })

/** Stores an expert at the end of the order, once per attempt id. */
export const createExpert = contract(routes.createExpert, {
  access: 'admin',
  act: 'createExpert',
  status: 201,
  body: z.strictObject({ ...fields, attemptId: attemptField }),
  response: adminExpert,
})

export const updateExpert = contract(routes.updateExpert, {
  ...ofRow,
  act: 'updateExpert',
  body: z.strictObject({ ...fields, updatedAt: expectedVersion }),
  response: adminExpert,
})

/** Deletes an expert. The expert's articles stay, without an author. */
export const deleteExpert = contract(routes.deleteExpert, { ...onRow, act: 'deleteExpert' })

/** Stores the order of all experts. Answers 409 if experts were added or deleted meanwhile. */
export const sortExperts = contract(routes.sortExperts, {
  access: 'admin',
  act: 'orderExperts',
  body: z.strictObject({ ids: z.array(z.uuid({ error: errorTexts.invalidId })).min(1) }),
  response: success,
})

export type Person = z.output<typeof author>
export type Expert = ResponseOf<typeof listExperts>[number]
export type AdminExpert = ResponseOf<typeof listAdminExperts>[number]
/** Validated body of `createExpert`. */
export type NewExpertInput = z.output<typeof createExpert.body>
export type ExpertInput = z.output<typeof updateExpert.body>
