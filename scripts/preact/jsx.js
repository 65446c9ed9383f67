// What JSX becomes in the pages' scripts.
export { createElement, Fragment } from 'react'
