import type { FastifyInstance } from 'fastify'
import { imageRoute } from '../http/image.ts'
import { avatarPath, findAvatar } from './avatars.ts'

export const avatarRoute = (app: FastifyInstance): void =>
  imageRoute(app, avatarPath(':key'), key => findAvatar(app.services.database.reader, key))
