#!/usr/bin/env node
// npm links commands while installing, before anything is built: this file is there already, bundle/ is not yet.
import './bundle/main.js'
