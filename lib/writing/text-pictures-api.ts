import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'

/** A picture for texts, as a data URI. */
export const NewTextPicture = z.strictObject({ image: z.string().min(1) })

/** Texts show it by its address: `![Ce que montre l’image](address)`. */
export const addTextPicture = endpoint({
  method: 'POST',
  path: '/api/v1/textPictures/',
  summary: 'Ajoute une image pour les textes du site',
  access: 'staff',
  body: NewTextPicture,
  answer: z.object({ address: z.string() }),
  created: true,
})
