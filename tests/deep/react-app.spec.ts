import { describeReactApp } from "../support/react-app-suite.ts";

describeReactApp(19, "production");
describeReactApp(18, "development");
