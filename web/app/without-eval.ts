/**
 * To import before anything that describes data: zod would try whether it may make code from text, and the content
 * policy reports the mere attempt.
 */
import { config } from 'zod'

config({ jitless: true })
