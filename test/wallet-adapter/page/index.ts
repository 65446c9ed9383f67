import { partScenarios } from './parts.js'
import { allScenarios, runScenario } from './scenarios.js'
import { transactionScenarios } from './transactions.js'
import { utilityScenarios } from './utilities.js'

Object.assign(allScenarios, transactionScenarios, utilityScenarios, partScenarios)
Object.assign(globalThis, { runScenario, scenarioNames: Object.keys(allScenarios) })
