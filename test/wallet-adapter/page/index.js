import { partScenarios } from './parts.jsx'
import { runScenario } from './run-scenario.js'
import { hookScenarios } from './scenarios.js'
import { transactionScenarios } from './transactions.js'
import { utilityScenarios } from './utilities.js'

const scenarios = { ...hookScenarios, ...transactionScenarios, ...utilityScenarios, ...partScenarios }

Object.assign(globalThis, {
  scenarioNames: Object.keys(scenarios),
  runScenario: (name) => runScenario(scenarios[name]),
})
