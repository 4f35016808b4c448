import { installChromium } from './chromium.ts'

/** Once for all the tests, which run several at a time: none of them would wait for another that is installing. */
export default installChromium
