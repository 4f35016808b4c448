import { buildApp } from '../../server/app.ts'
export const probe = buildApp