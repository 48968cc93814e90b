// As `environment.cjs`, with a page.
const { TestEnvironment } = require('jest-environment-jsdom');
const { endsAtFirstFailure } = require('./first-failure.cjs');

module.exports = endsAtFirstFailure(TestEnvironment);
