import { z } from 'zod'
import { errorTexts } from '#src/core/error-texts.ts'
import { contract, type ResponseOf } from '#src/core/contract.ts'
import {
  instant,
  LIMITS,
  listPage,
  optionalText,
  requiredText,
  success,
  text,
} from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'
import { MAX_SENT_BYTES, MEDIA_NAME } from './images.ts'
import { imageTexts } from './texts.ts'
import { generatedBy } from './generated-contracts.ts'

/** Images per page of the media list. */
export const MEDIA_PAGE_SIZE = 24
/** Validity of an upload link, in minutes. */
export const UPLOAD_MINUTES = 10

const storedImage = z.object({
  /** Path `/media/<name>`. The image at a path never changes. */
  imageUrl: z.string(),
  /** Size in pixels. */
  width: z.number(),
  height: z.number(),
})

/** Makes an upload link for one file: an absolute path, valid for `UPLOAD_MINUTES`. */
export const createUpload = contract(routes.createUpload, {
  access: 'admin',
  // Not in the audit log yet: the upload is recorded when `attachImage` adds the image to the media list.
  act: null,
  body: z
    .strictObject({
      /** Original file name. The media list is searched by it. */
      name: optionalText(LIMITS.fileName),
      /**
       * Size of the file in bytes. A file that is too large is refused here, because the platform would truncate it
       * without an error.
       */
      bytes: z.int().max(MAX_SENT_BYTES, { error: imageTexts.tooLargeToSend }).optional(),
      /** Model that made the image, and the time. Sent only for an image that is restored from an archive. */
      generated: generatedBy.nullish(),
    })
    .optional(),
  response: z.object({ uploadURL: z.string() }),
})

/**
 * Receives the bytes of a file, with its content type, under a link of `createUpload`. The link authorises the call, so
 * no session is needed. The platform accepts at most `MAX_SENT_BYTES`, so browsers shrink larger files first.
 */
export const uploadObject = contract(routes.uploadObject, {
  params: z.object({ token: z.string() }),
  response: success,
  rateLimit: { windowLimit: 120, windowSize: 60 },
})

/** Adds the file that was uploaded under a link to the media list; idempotent. */
export const attachImage = contract(routes.attachImage, {
  access: 'admin',
  act: 'attachImage',
  body: z.strictObject({
    /** The `uploadURL` of `createUpload`, as a path or with its origin. */
    imageURL: requiredText(LIMITS.address, errorTexts.invalidAddress),
  }),
  response: storedImage,
})

/** Lists images, newest first, each with the articles and pages (drafts too) and experts that show it. */
export const listMedia = contract(routes.listMedia, {
  access: 'admin',
  query: z.object({
    /** Part of the original file name. */
    search: text(LIMITS.fileName).default(''),
    page: z.coerce.number().int().min(1).max(LIMITS.page).default(1),
  }),
  response: z.object({
    items: z.array(
      storedImage.extend({
        name: z.string(),
        /** Size of the stored file in bytes. */
        bytes: z.number(),
        originalName: z.string().nullable(),
        createdAt: instant,
        uses: z.array(
          z.object({ kind: z.enum(['post', 'page', 'expert']), id: z.uuid(), title: z.string() }),
        ),
        /** Model that made the image, and the time; null if a person made the image. */
        generated: generatedBy.nullable(),
      }),
    ),
    ...listPage,
  }),
})

/** Deletes an image; rejected with 409 while an article, page or expert shows it. */
export const deleteMedia = contract(routes.deleteMedia, {
  access: 'admin',
  act: 'deleteImage',
  params: z.object({ name: z.string().regex(MEDIA_NAME) }),
  response: success,
})

export type StoredImage = ResponseOf<typeof attachImage>
export type UploadRequest = NonNullable<z.output<typeof createUpload.body>>
export type MediaList = ResponseOf<typeof listMedia>
