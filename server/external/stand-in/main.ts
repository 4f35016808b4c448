/**
 * Starts the stand-in of the outside services and prints the settings that make the server call it: `npm run outside`.
 */
import { startOutsideStandIn } from './outside-stand-in.ts'

const standIn = await startOutsideStandIn({ port: Number(process.env.OUTSIDE_PORT || 8010) })
for (const [name, value] of Object.entries(standIn.environment)) console.log(`${name}=${value}`)
