-- Cards draw a workflow by its start, its main steps and its result: the next start writes that.
update templates set sketch = null;
