import { describeReactApp } from "../support/react-app-suite.ts";

// The build that warns of every mistake; the others are among the deep tests.
describeReactApp(19, "development");
