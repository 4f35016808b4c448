import { sendReview } from '@ma-cantine/lib/reviews/reviews-api'
import type { FastifyInstance } from 'fastify'
import { route } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import { reachOf, withoutLimit } from '../teams/managed-canteens.ts'
import { writeOnce } from '../teams/write-once.ts'
import { insertReview } from './reviews.ts'

export function reviewsRoutes(app: FastifyInstance, services: Services): void {
  route(app, sendReview, call =>
    writeOnce(services, sendReview, call, write =>
      write(async transaction => ({
        answer: await insertReview(transaction, withoutLimit(reachOf(call.caller)), call.body),
        canteenIds: [],
      })),
    ),
  )
}
