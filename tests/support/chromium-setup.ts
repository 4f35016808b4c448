import { installChromium } from './chromium.ts'

/** Runs once for all tests: parallel tests would otherwise wait for one another's installation. */
export default installChromium
