import { z } from 'zod'

/** Strict: schemas of the service support no lengths of texts or lists, among other keywords. */
const property = z.strictObject({
  type: z.string(),
  items: z.strictObject({ type: z.string() }).optional(),
})

/** The fields of a text request that the service accepts; others are an error there too. */
export const textRequest = z.strictObject({
  model: z.string().min(1),
  instructions: z.string().min(1),
  input: z.array(z.strictObject({ role: z.enum(['user', 'assistant']), content: z.string() })),
  reasoning: z.strictObject({ effort: z.enum(['none', 'low', 'medium', 'high']) }),
  max_output_tokens: z.int().min(16),
  store: z.boolean(),
  text: z.strictObject({
    format: z.strictObject({
      type: z.literal('json_schema'),
      name: z.string().regex(/^[\w-]{1,64}$/),
      strict: z.literal(true),
      schema: z.looseObject({
        type: z.literal('object'),
        properties: z.record(z.string(), property),
        required: z.array(z.string()),
        additionalProperties: z.literal(false),
      }),
    }),
  }),
})

/** Likewise for an image request: `style` and `response_format` are no longer accepted. */
export const imageRequest = z.strictObject({
  model: z.string().min(1),
  prompt: z.string().min(1).max(32_000),
  size: z.string().regex(/^\d+x\d+$/),
  n: z.literal(1),
  output_format: z.enum(['png', 'webp', 'jpeg']),
})
